import BetterSqlite3 from "better-sqlite3"

/**
 * A second connection to a running product's file, for tests that read or change it directly. It must use the same
 * library: another one in the same process would drop the first one's locks when it closes.
 */
export const openBeside = (path: string): BetterSqlite3.Database =>
  new BetterSqlite3(path, { fileMustExist: true, timeout: 5_000 })
