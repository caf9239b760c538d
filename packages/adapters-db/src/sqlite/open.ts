import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import knex from "knex"
import type { OpenDatabase } from "../connection.ts"
import { writeQueue } from "../write-queue.ts"
import { commitGroup } from "./commit-group.ts"
import { type SqliteConnection, sqliteConfig } from "./config.ts"
import { statements } from "./statements.ts"

/** Opens a file, or a database in memory; closes it with the scope. */
export const openSqlite = (path: string): Effect.Effect<OpenDatabase, never, Scope.Scope> =>
  Effect.gen(function* () {
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => knex(sqliteConfig(path))),
      (opened) => Effect.promise(() => opened.destroy()),
    )
    const acquire = (): Promise<SqliteConnection> => pool.client.acquireConnection()
    const release = (connection: SqliteConnection): Promise<void> => pool.client.releaseConnection(connection)

    const connection = yield* Effect.promise(acquire)
    yield* Effect.promise(() => release(connection))
    const known = statements(connection)

    /**
     * The pool's one connection, used without waiting for a turn: what we do on it is synchronous, so nothing comes
     * between. Only a transaction of knex lasts longer, and is waited for.
     */
    const alone = <Value>(work: () => Value): Effect.Effect<Value> =>
      Effect.suspend(() => (connection.inTransaction ? Effect.promise(() => inTurn(work)) : Effect.sync(work)))
    const inTurn = async <Value>(work: () => Value): Promise<Value> => {
      const acquired = await acquire()
      try {
        return work()
      } finally {
        await release(acquired)
      }
    }

    const write = writeQueue((lists) => {
      const commit = () => commitGroup(connection, known, lists)
      return connection.inTransaction ? inTurn(commit) : commit()
    })
    return {
      dialect: "sqlite",
      knex: pool,
      rows: (text, values = []) => alone(() => known.rows(text, values)),
      write: (writes) => (writes.length === 0 ? Effect.succeed(null) : Effect.promise(() => write(writes))),
      isWritable: alone(() => {
        connection.exec("begin immediate; rollback")
        return true
      }),
    }
  })
