import type { ClientBase, Pool } from "pg"
import type { Write } from "../database/connection.ts"
import type { Broken, Outcome } from "../database/write-queue.ts"
import { again, isLost, isOutdone, isSilent, Undecided } from "./failures.ts"
import { asked } from "./statements.ts"

/**
 * Applies lists of writes in one transaction, in two round trips: all statements, then the commit. If one does not
 * apply, everything is undone and each list gets a transaction of its own. That is rare, and savepoints would cost
 * every time. A server that says nothing is waited for once, for the whole group and for all who wait behind it.
 */
export async function commitGroup(
  pool: Pool,
  lists: readonly (readonly Write[])[],
): Promise<readonly Outcome[] | Broken> {
  if (lists.length > 1) {
    const together = await inTransaction(pool, lists.flat()).catch((broken: unknown): Outcome => ({ broken }))
    if ("broken" in together && isSilent(together.broken)) return together
    if ("broken" in together ? together.broken instanceof Undecided : together.refused === null)
      return lists.map(() => together)
  }
  const outcomes: Outcome[] = []
  for (const list of lists) {
    const commit = () => inTransaction(pool, list)
    const outcome = await again(commit, (error) => isOutdone(error) || isLost(error)).catch(
      (broken: unknown): Outcome => ({ broken }),
    )
    if ("broken" in outcome && isSilent(outcome.broken)) {
      if (outcomes.length === 0) return outcome
      return [...outcomes, ...lists.slice(outcomes.length).map(() => outcome)]
    }
    outcomes.push(outcome)
  }
  return outcomes
}

async function inTransaction(pool: Pool, writes: readonly Write[]): Promise<Outcome> {
  const client = await pool.connect()
  let isSound = false
  try {
    const outcome = await committed(client, writes)
    isSound = true
    return outcome
  } catch (error) {
    if (!isLost(error) && !isSilent(error) && !(error instanceof Undecided)) {
      await client.query("rollback")
      isSound = true
    }
    throw error
  } finally {
    client.release(!isSound)
  }
}

/** The order of the writes: those of shared rows come last, sorted by the names of the rows. */
function turnsOf(writes: readonly Write[]): readonly number[] {
  const name = (index: number) => writes[index]?.shares ?? ""
  const byName = (one: number, other: number) => Number(name(one) > name(other)) - Number(name(one) < name(other))
  return [...writes.keys()].sort(byName)
}

async function committed(client: ClientBase, given: readonly Write[]): Promise<Outcome> {
  const turns = turnsOf(given)
  const writes = turns.flatMap((index) => given[index] ?? [])
  // The client sends all statements without waiting for answers; after one fails the server refuses the rest.
  const begun = client.query("begin")
  const running = writes.map(({ text, values }) => client.query(asked(text, values)))
  const [beginning, ...results] = await Promise.allSettled([begun, ...running])
  if (beginning.status === "rejected") throw beginning.reason
  for (const [index, result] of results.entries()) {
    // What comes after a write that did not apply is ignored, even if it failed.
    if (result.status === "rejected") throw result.reason
    if (writes[index]?.mustApply === true && result.value.rowCount === 0) {
      await client.query("rollback")
      return { refused: turns[index] ?? index }
    }
  }
  try {
    await client.query("commit")
  } catch (error) {
    // Who refuses a commit goes on answering. Everybody else may have carried it out.
    const isRefused = !isLost(error) && !isSilent(error) && (await isAnswering(client))
    throw isRefused ? error : new Undecided("The connection was lost during a commit", { cause: error })
  }
  return { refused: null }
}

const isAnswering = (client: ClientBase): Promise<boolean> =>
  client.query("rollback").then(
    () => true,
    () => false,
  )
