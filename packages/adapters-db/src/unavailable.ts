import { isLost } from "./postgres/failures.ts"

/** What SQLite says when it cannot write or read now. The thread that writes hands an error's words on, and not its code. */
const sqliteWords =
  /^(database is locked|database table is locked|database or disk is full|attempt to write a readonly database|disk I\/O error|unable to open database file|The thread that writes has ended)/

/** Codes of a PostgreSQL that has no room or only reads, and of a line to it that does not come about. */
const postgresCodes = /^(53...|25006|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const postgresWords = /^(timeout expired|timeout exceeded when trying to connect)/

/**
 * Whether an error says that the database cannot serve now, through no fault of the request: it is locked, full, only
 * read or not there. The same request may go well later.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return (
    isLost(error) || postgresCodes.test(code) || sqliteWords.test(error.message) || postgresWords.test(error.message)
  )
}
