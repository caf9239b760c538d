import type { Write } from "./connection.ts"

/** What became of one list of writes: the index of the write that had to apply and did not, null, or what broke. */
export type Outcome = { readonly refused: number | null } | { readonly broken: unknown }

/** So many lists share a commit at most, so that none waits long for its answer. */
export const mostInGroup = 64

/**
 * Lists of writes that wait to be committed together: one commit costs as much as the disk takes to be sure, whatever
 * its size. Lists that arrive while one group is being committed make the next.
 *
 * @param commit commits a group durably; each list by itself applies or not, and the answers have the lists' order
 */
export function writeQueue(
  commit: (group: readonly (readonly Write[])[]) => readonly Outcome[] | Promise<readonly Outcome[]>,
): (writes: readonly Write[]) => Promise<number | null> {
  interface Waiting {
    readonly writes: readonly Write[]
    readonly answer: (outcome: Outcome) => void
  }
  const waiting: Waiting[] = []
  let isBusy = false

  const commitNext = async (): Promise<void> => {
    const group = waiting.splice(0, mostInGroup)
    const outcomes = await outcomesOf(group.map(({ writes }) => writes))
    for (const [index, { answer }] of group.entries()) answer(outcomes[index] as Outcome)
    if (waiting.length > 0) setImmediate(commitNext)
    else isBusy = false
  }

  /** A group that breaks as a whole is committed list by list, so that each breaks for a reason of its own. */
  const outcomesOf = async (lists: readonly (readonly Write[])[]): Promise<readonly Outcome[]> => {
    try {
      return await commit(lists)
    } catch (broken) {
      if (lists.length === 1) return [{ broken }]
      const outcomes: Outcome[] = []
      for (const list of lists) outcomes.push(...(await outcomesOf([list])))
      return outcomes
    }
  }

  return (writes) =>
    new Promise((resolve, reject) => {
      const answer = (outcome: Outcome) =>
        "refused" in outcome ? resolve(outcome.refused) : reject(outcome.broken as Error)
      waiting.push({ writes, answer })
      if (isBusy) return
      isBusy = true
      // Every request that has already arrived is read before the group is closed.
      setImmediate(commitNext)
    })
}
