import type { Write } from "./connection.ts"

/**
 * The result of one list of writes: the index of the `mustApply` write that changed no row, null if all applied, or the
 * error.
 */
export type Outcome = { readonly refused: number | null } | Broken

/** An error: of one list, or of a transaction that could not begin, for which nothing was written. */
export interface Broken {
  readonly broken: unknown
}

type Committed = readonly Outcome[] | Broken

/** The most lists in one commit, so that none waits long for its answer. */
export const mostInGroup = 64

/**
 * Lists of writes that wait to be committed together: a commit takes as long as the disk needs to sync, whatever its
 * size. Lists that arrive during a commit form the next group.
 *
 * @param commit commits a group durably. Each list applies or fails by itself; the answers are in the order of the
 * lists. One error instead of these says that no transaction could begin: then all that wait get it, since they have
 * waited as long
 */
export function writeQueue(
  commit: (group: readonly (readonly Write[])[]) => Committed | Promise<Committed>,
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
    if ("broken" in outcomes) for (const { answer } of [...group, ...waiting.splice(0)]) answer(outcomes)
    else for (const [index, { answer }] of group.entries()) answer(outcomes[index] as Outcome)
    if (waiting.length > 0) setImmediate(commitNext)
    else isBusy = false
  }

  /** A group that fails as a whole is committed list by list, so that each list gets its own error. */
  const outcomesOf = async (lists: readonly (readonly Write[])[]): Promise<Committed> => {
    try {
      return await commit(lists)
    } catch (broken) {
      if (lists.length === 1) return [{ broken }]
      const outcomes: Outcome[] = []
      for (const list of lists) {
        const outcome = await outcomesOf([list])
        if ("broken" in outcome) outcomes.push(outcome)
        else outcomes.push(...outcome)
      }
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
      // Reads every request that has already arrived before the group is closed.
      setImmediate(commitNext)
    })
}
