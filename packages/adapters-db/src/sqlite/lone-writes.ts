import type { Write } from "../database/connection.ts"
import type { Outcome } from "../database/write-queue.ts"

/** Who can write a list, and the clock. */
export interface Writers {
  /** Writes at once, and everything waits for the disk meanwhile. Null, having written nothing, if it cannot begin. */
  readonly here: (writes: readonly Write[]) => Outcome | null
  /** Hands the list to the thread that writes. */
  readonly thread: (writes: readonly Write[]) => Promise<number | null>
  /** Milliseconds of a clock that only goes on. */
  readonly now: () => number
}

/** For how long everything goes to the thread after lists have met, or while the disk is slow. */
export const threadFor = 1_000

/** How many milliseconds a lone list may keep everybody waiting, on average, before the thread writes the next ones. */
export const slow = 3

/** The share of the latest list in that average: a single one that a busy machine held up is not yet a slow disk. */
export const latestShare = 1 / 16

/** Of so many lists in a row one goes to the thread: only its connection moves a grown log into the file. */
export const inARow = 64

/**
 * Writes a list that comes alone at once, and leaves those that come together to the thread, which commits them in one.
 * Two threads take longer to wake each other than most disks need for a commit, and a process that has so little to do
 * keeps nobody waiting. It never waits for another process that writes: that is left to the thread too.
 */
export function loneWrites({ here, thread, now }: Writers): (writes: readonly Write[]) => Promise<number | null> {
  let underWay = 0
  let threadUntil = Number.NEGATIVE_INFINITY
  let wroteJustNow = false
  let meetings = 0
  let usual = 0
  let alone = 0

  const hand = async (writes: readonly Write[]): Promise<number | null> => {
    underWay += 1
    alone = 0
    try {
      return await thread(writes)
    } finally {
      underWay -= 1
    }
  }

  /**
   * Requests that arrived while a list was written are read in the next turn of the event loop. But in that turn there
   * may already be the next request of the one client who has just been answered: only a second meeting in a row shows
   * that there are others.
   */
  const watchForOthers = (): void => {
    wroteJustNow = true
    setImmediate(() => setImmediate(() => (wroteJustNow = false)))
  }

  /** Once the disk is slow, one slow list after each pause shows that it still is. */
  const noteTime = (took: number, ended: number): void => {
    usual += (took - usual) * latestShare
    if (usual <= slow) return
    threadUntil = ended + threadFor
    usual = slow
  }

  return async (writes) => {
    const began = now()
    meetings = wroteJustNow ? meetings + 1 : 0
    if (underWay > 0 || meetings > 1) threadUntil = began + threadFor
    alone += 1
    if (began < threadUntil || alone === inARow) return hand(writes)
    const outcome = here(writes)
    if (outcome === null) return hand(writes)
    const ended = now()
    noteTime(ended - began, ended)
    watchForOthers()
    if ("broken" in outcome) throw outcome.broken
    return outcome.refused
  }
}
