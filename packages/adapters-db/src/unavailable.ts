import { isLost, isSilent, Undecided } from "./postgres/failures.ts"

/** Codes of an SQLite database that is locked, full, read-only or missing, each maybe with a suffix. */
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)(_|$)/
/** The error of our own writing thread. */
const threadWords = /^The thread that writes has ended/

/** Codes of a PostgreSQL that is full or read-only, and of a connection to it that fails. */
const postgresCodes = /^(53...|25006|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/

/**
 * What an error says of the database: that it cannot serve now, so that the same request may succeed later, or that
 * nobody knows whether all was written or nothing; null if the fault is not the database's.
 */
export const outageOf = (error: unknown): "unavailable" | "undecided" | null => {
  if (error instanceof Undecided) return "undecided"
  return isUnavailable(error) ? "unavailable" : null
}

/** Whether the database is locked, full, read-only, missing or silent, through no fault of the request. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return (
    isLost(error) ||
    isSilent(error) ||
    [sqliteCodes, postgresCodes].some((codes) => codes.test(code)) ||
    threadWords.test(error.message)
  )
}
