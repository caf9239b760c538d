import BetterSqlite3 from "better-sqlite3"

/**
 * A second connection to the file of a running product, for tests that look or reach in behind its back. It must be the
 * same library: another one in the same process would drop the first one's locks when it closes.
 */
export const openBeside = (path: string): BetterSqlite3.Database =>
  new BetterSqlite3(path, { fileMustExist: true, timeout: 5_000 })
