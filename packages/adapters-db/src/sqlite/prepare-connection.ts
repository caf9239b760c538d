import type BetterSqlite3 from "better-sqlite3"

export type SqliteConnection = BetterSqlite3.Database

/**
 * What every connection needs, because SQLite keeps these by connection: a commit is on disk when it returns (power may
 * fail right after), references hold, and a writer waits for another process instead of failing at once.
 */
export function prepareConnection(connection: SqliteConnection): void {
  connection.pragma("busy_timeout = 5000")
  keepWriteAheadLog(connection)
  connection.pragma("synchronous = FULL")
  connection.pragma("foreign_keys = ON")
}

/**
 * Going over to the write-ahead log fails at once when another process uses the file, whatever the timeout. So after a
 * failure we wait as writers do, by taking a turn at writing, and try again; the other one may have done it by then.
 */
function keepWriteAheadLog(connection: SqliteConnection, attempts = 10): void {
  try {
    connection.pragma("journal_mode = WAL")
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY"
    if (!isBusy || attempts === 1) throw error
    connection.exec("begin immediate; rollback")
    keepWriteAheadLog(connection, attempts - 1)
  }
}
