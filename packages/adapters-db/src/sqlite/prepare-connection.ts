import type BetterSqlite3 from "better-sqlite3"

export type SqliteConnection = BetterSqlite3.Database

/**
 * Settings that SQLite keeps for each connection: a commit is on disk when it returns (the power may fail right after),
 * foreign keys hold, what is deleted is overwritten, so that erased people stand in no free page, what a statement would
 * undo or sort by is kept in memory and in no file elsewhere, and a writer waits for another process instead of failing
 * at once.
 */
export function prepareConnection(connection: SqliteConnection): void {
  connection.pragma("busy_timeout = 5000")
  keepWriteAheadLog(connection)
  connection.pragma("synchronous = FULL")
  connection.pragma("foreign_keys = ON")
  connection.pragma("secure_delete = ON")
  connection.pragma("temp_store = MEMORY")
}

/**
 * Changing to the write-ahead log fails at once if another process uses the file, whatever the timeout. After a failure
 * we therefore wait as writers do, by taking a turn at writing, and try again; the other process may have changed it by
 * then.
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
