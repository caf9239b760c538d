import type { SqliteConnection } from "./prepare-connection.ts"
import type { Statements } from "./statements.ts"

/**
 * Statements that wait for another process together. Whatever has its turn in one round of the event loop had arrived
 * before the first of it began to wait: if that one has waited for too long, so have the others, which fail at once with
 * its error. One after the other, each would wait for as long again.
 */
export function withOneWait(connection: SqliteConnection, { rows, run, isWriting }: Statements): Statements {
  let waited: Error | null = null
  const inTurn = <Value>(ask: () => Value): Value => {
    // Whoever is in a transaction has the lock, and must be able to end it.
    if (waited !== null && !connection.inTransaction) throw waited
    try {
      return ask()
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") {
        waited = error
        setImmediate(() => {
          waited = null
        })
      }
      throw error
    }
  }
  return {
    rows: (text, values) => inTurn(() => rows(text, values)),
    run: (text, values) => inTurn(() => run(text, values)),
    isWriting,
  }
}
