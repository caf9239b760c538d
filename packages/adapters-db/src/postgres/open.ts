import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import knex from "knex"
import pg from "pg"
import type { ColumnValue, OpenDatabase, Patience } from "../database/connection.ts"
import { writeQueue } from "../database/write-queue.ts"
import { commitGroup } from "./commit-group.ts"
import { connectionConfig, mostConnections, patience, postgresConfig } from "./config.ts"
import { again, isLost, isOutdone } from "./failures.ts"
import { asked } from "./statements.ts"

/** Opens connections when they are needed; closes them with the scope. */
export const openPostgres = (
  url: string,
  waits: Patience = patience,
): Effect.Effect<OpenDatabase, never, Scope.Scope> =>
  Effect.gen(function* () {
    const forMigrations = yield* Effect.acquireRelease(
      Effect.sync(() => knex(postgresConfig(url))),
      (opened) => Effect.promise(() => opened.destroy()),
    )
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => newPool(url, waits)),
      (opened) => Effect.promise(() => opened.end()),
    )

    const rows = async (text: string, values: readonly ColumnValue[]): Promise<readonly unknown[]> => {
      const isReading = /^\s*select\b/i.test(text)
      const ask = async () => (await pool.query(asked(text, values))).rows as readonly unknown[]
      // After a lost connection it is unknown whether a write was done, but a read can safely be repeated.
      return again(ask, (error) => isOutdone(error) || (isReading && isLost(error)))
    }
    const write = writeQueue((lists) => commitGroup(pool, lists))
    return {
      dialect: "postgres",
      knex: forMigrations,
      rows: (text, values = []) => Effect.promise(() => rows(text, values)),
      rowsOfTurn: (text) => Effect.promise(() => rows(text, [])),
      write: (writes) => (writes.length === 0 ? Effect.succeed(null) : Effect.promise(() => write(writes))),
      isWritable: Effect.promise(() => rows(writable, [])).pipe(
        Effect.map(([row]) => (row as Writable).writable === 1),
      ),
    }
  })

interface Writable {
  readonly writable: number
}

/** False on a standby, and for a role that may only read. */
const writable = `
  select current_setting('transaction_read_only') = 'off' and has_table_privilege('bookings', 'insert') as writable`

function newPool(url: string, waits: Patience): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(url),
    connectionTimeoutMillis: waits.connect,
    query_timeout: waits.answer,
    pipeline: true,
    max: mostConnections.queries,
  })
  // An idle connection that breaks is replaced when the next one is needed; if one breaks in use, its statement fails.
  // Without a listener this event would end the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}
