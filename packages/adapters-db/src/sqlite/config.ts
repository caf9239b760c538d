import type BetterSqlite3 from "better-sqlite3"
import type { Knex } from "knex"
import { silence } from "../silence.ts"

export type SqliteConnection = BetterSqlite3.Database

/**
 * SQLite is embedded and its calls block, so a second connection would only wait for the first: the pool holds one. It
 * must not be given up when idle, for a database in memory lives as long as its connection.
 */
export const sqliteConfig = (path: string): Knex.Config => ({
  client: "better-sqlite3",
  connection: { filename: path },
  useNullAsDefault: true,
  log: silence,
  pool: {
    min: 1,
    max: 1,
    afterCreate: (connection: SqliteConnection, done: (error: unknown, connection: SqliteConnection) => void) => {
      try {
        prepareConnection(connection)
        done(null, connection)
      } catch (error) {
        done(error, connection)
      }
    },
  },
})

/**
 * What every connection needs, because SQLite keeps these by connection: a commit is on disk when it returns (power may
 * fail right after), references hold, and a writer waits for another process instead of failing at once.
 */
function prepareConnection(connection: SqliteConnection): void {
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
