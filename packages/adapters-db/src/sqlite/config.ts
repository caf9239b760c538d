import type { Knex } from "knex"
import { silence } from "../database/silence.ts"
import { prepareConnection, type SqliteConnection } from "./prepare-connection.ts"

/**
 * SQLite is embedded and its calls block, so a second connection would only wait for the first: the pool holds one. It
 * must not be closed when idle, because a database in memory lives only as long as its connection.
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
