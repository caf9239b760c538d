import { isLost } from "./postgres/failures.ts"

/** Codes of a SQLite that is locked, full, only read or not there, each of which may have a reason behind it. */
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)(_|$)/
/** What our own thread that writes says of itself. */
const threadWords = /^The thread that writes has ended/

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
    isLost(error) ||
    [sqliteCodes, postgresCodes].some((codes) => codes.test(code)) ||
    [threadWords, postgresWords].some((words) => words.test(error.message))
  )
}
