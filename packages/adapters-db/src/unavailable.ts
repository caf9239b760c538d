import { isLost, isSilent } from "./postgres/failures.ts"

/** Codes of an SQLite database that is locked, full, read-only or missing, each maybe with a suffix. */
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)(_|$)/
/** The error of our own writing thread. */
const threadWords = /^The thread that writes has ended/

/** Codes of a PostgreSQL that is full or read-only, and of a connection to it that fails. */
const postgresCodes = /^(53...|25006|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/

/**
 * Whether an error means that the database cannot serve now, through no fault of the request: it is locked, full,
 * read-only, missing or silent. The same request may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
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
