import type { Write } from "../database/connection.ts"
import type { Broken, Outcome } from "../database/write-queue.ts"
import type { SqliteConnection } from "./prepare-connection.ts"
import type { Statements } from "./statements.ts"

/**
 * Applies lists of writes in one transaction that takes the write lock at its beginning, so that it cannot fail half
 * way because another process wrote meanwhile. A list that does not apply, or fails, does not affect the others. Throws,
 * having written nothing, if the transaction itself fails.
 */
export function commitGroup(
  connection: SqliteConnection,
  statements: Statements,
  lists: readonly (readonly Write[])[],
): readonly Outcome[] | Broken {
  const say = (text: string) => statements.run(text, [])
  const undo = () => connection.inTransaction && say("rollback")

  /** Applies all lists, or none. Null if one of several does not apply: which one it was does not matter. */
  const allOrNothing = (): readonly Outcome[] | null => {
    for (const writes of lists) {
      const outcome = applied(statements, writes)
      if (isApplied(outcome)) continue
      undo()
      return lists.length === 1 ? [outcome] : null
    }
    say("commit")
    return lists.map(() => everything)
  }

  const eachByItself = (): readonly Outcome[] => {
    say("begin immediate")
    const outcomes = lists.map((writes) => {
      say("savepoint list")
      const outcome = applied(statements, writes)
      // Some errors, such as a full disk, roll back the whole transaction.
      if ("broken" in outcome && !connection.inTransaction) throw outcome.broken
      if (!isApplied(outcome)) say("rollback to list")
      say("release list")
      return outcome
    })
    say("commit")
    return outcomes
  }

  try {
    say("begin immediate")
  } catch (broken) {
    // Another process has been writing for longer than we wait.
    return { broken }
  }
  try {
    return allOrNothing() ?? eachByItself()
  } catch (error) {
    undo()
    throw error
  }
}

const everything: Outcome = { refused: null }

const isApplied = (outcome: Outcome): boolean => "refused" in outcome && outcome.refused === null

function applied(statements: Statements, writes: readonly Write[]): Outcome {
  try {
    const refused = writes.findIndex(
      ({ text, values, mustApply }) => statements.run(text, values) === 0 && mustApply === true,
    )
    return { refused: refused === -1 ? null : refused }
  } catch (broken) {
    return { broken }
  }
}
