import type BetterSqlite3 from "better-sqlite3"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import knex, { type Knex } from "knex"
import { migrate } from "./migrations/migrate.ts"

/** Which database to use. More kinds follow; each is a case of this union. */
export interface DatabaseSettings {
  readonly kind: "sqlite"
  /** A file, or ":memory:" for one that ends with the process. */
  readonly path: string
}

export type SqliteConnection = BetterSqlite3.Database

/** The open, migrated database. */
export class Database extends Context.Service<
  Database,
  {
    /** For migrations and rare queries; never inside `use`. */
    readonly knex: Knex
    /**
     * Runs work on a connection that nobody else has meanwhile. The work is synchronous, so nothing of ours can come
     * between its statements; what it throws is a defect.
     */
    readonly use: <Value>(work: (connection: SqliteConnection) => Value) => Effect.Effect<Value>
  }
>()("mersal/Database") {}

/** Opens and migrates the database; closes it with the scope. A database that cannot be opened is a defect. */
export const databaseConnection = (settings: DatabaseSettings): Layer.Layer<Database> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const open = Effect.sync(() => knex(sqliteConfig(settings.path)))
      const database = yield* Effect.acquireRelease(open, (opened) => Effect.promise(() => opened.destroy()))
      yield* Effect.promise(() => migrate(database))
      return { knex: database, use: (work) => Effect.promise(() => withConnection(database, work)) }
    }),
  )

const ignore = (): void => {}
/** knex prints a stack before it throws; what is thrown is said once, by whoever started us. */
const silence: Knex.Logger = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore }

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

async function withConnection<Value>(database: Knex, work: (connection: SqliteConnection) => Value): Promise<Value> {
  const connection: SqliteConnection = await database.client.acquireConnection()
  try {
    return work(connection)
  } finally {
    await database.client.releaseConnection(connection)
  }
}
