import { closeSync, existsSync, openSync } from "node:fs"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import knex from "knex"
import type { ColumnValue, DatabaseSettings, OpenDatabase, Write } from "../database/connection.ts"
import { type Outcome, writeQueue } from "../database/write-queue.ts"
import { commitGroup } from "./commit-group.ts"
import { commitThread } from "./commit-thread.ts"
import { sqliteConfig } from "./config.ts"
import { hasRoom } from "./has-room.ts"
import { loneWrites } from "./lone-writes.ts"
import type { SqliteConnection } from "./prepare-connection.ts"
import { statements } from "./statements.ts"
import { turnReadings } from "./turn-readings.ts"

/**
 * Opens a file or a database in memory; closes it with the scope. A thread of its own may write to a file, all but what
 * comes alone: a commit waits for the disk, and on the thread that answers requests everything would wait with it.
 * Starting the thread takes some time and memory.
 */
export const openSqlite = ({
  path,
  writesInThread = false,
  leastRoom = fullLog,
}: Extract<DatabaseSettings, { kind: "sqlite" }>): Effect.Effect<OpenDatabase, never, Scope.Scope> =>
  Effect.gen(function* () {
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => {
        if (path !== ":memory:" && !existsSync(path)) makeForOwnerOnly(path)
        return knex(sqliteConfig(path))
      }),
      (opened) => Effect.promise(() => opened.destroy()),
    )
    const acquire = (): Promise<SqliteConnection> => pool.client.acquireConnection()
    const release = (connection: SqliteConnection): Promise<void> => pool.client.releaseConnection(connection)

    const connection = yield* Effect.promise(acquire)
    yield* Effect.promise(() => release(connection))
    const known = statements(connection)

    /**
     * Uses the pool's only connection without waiting for a turn: our calls are synchronous, so nothing comes between.
     * Only a knex transaction lasts longer, and is waited for.
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

    const turn = turnReadings((text) => known.rows(text, []))
    const commitHere = (lists: readonly (readonly Write[])[]) => {
      const commit = () => commitGroup(connection, known, lists)
      return connection.inTransaction ? inTurn(commit) : commit()
    }
    // Only its own connection can reach a database in memory.
    const thread =
      writesInThread && path !== ":memory:"
        ? yield* Effect.acquireRelease(
            Effect.sync(() => commitThread(path)),
            (opened) => Effect.promise(() => opened.close()),
          )
        : null
    /** Null where it would have to wait: for another process or thread that writes, or for a knex transaction. */
    const commitAtOnce = (writes: readonly Write[]): Outcome | null => {
      if (connection.inTransaction) return null
      known.rows("pragma busy_timeout = 0", [])
      try {
        const outcomes = commitGroup(connection, known, [writes])
        return "broken" in outcomes ? null : (outcomes[0] ?? null)
      } finally {
        known.rows("pragma busy_timeout = 5000", [])
      }
    }
    // A log of a thousand pages takes milliseconds to move into the file, for which nobody here shall wait.
    if (thread) known.rows("pragma wal_autocheckpoint = 0", [])
    const committed = thread
      ? loneWrites({ here: commitAtOnce, thread: thread.write, now: () => performance.now() })
      : writeQueue(commitHere)
    const write = async (writes: readonly Write[]): Promise<number | null> => {
      try {
        return await committed(writes)
      } finally {
        turn.forget()
      }
    }
    /** A writing statement waits for the disk as a commit does, and for a commit under way. */
    const written = (text: string, values: readonly ColumnValue[]): Effect.Effect<readonly unknown[]> => {
      const rows = thread ? Effect.promise(() => thread.rows(text, values)) : alone(() => known.rows(text, values))
      return Effect.ensuring(rows, Effect.sync(turn.forget))
    }
    return {
      dialect: "sqlite",
      knex: pool,
      rows: (text, values = []) =>
        known.isWriting(text) ? written(text, values) : alone(() => known.rows(text, values)),
      rowsOfTurn(text) {
        const read = turn.alreadyRead(text)
        if (read) return Effect.succeed(read)
        return connection.inTransaction ? alone(() => known.rows(text, [])) : Effect.succeed(turn.rows(text))
      },
      write: (writes) => (writes.length === 0 ? Effect.succeed(null) : Effect.promise(() => write(writes))),
      // An empty list: it takes the write lock like any other, for which another process may keep us waiting.
      isWritable: Effect.promise(async () => {
        if (path !== ":memory:" && !(await hasRoom(path, leastRoom))) return false
        return write([]).then(
          () => true,
          () => false,
        )
      }),
    }
  })

/** SQLite moves its log into the file when it reaches a thousand pages of 4 KiB. */
const fullLog = 4 * 1024 * 1024

/**
 * The file holds customers and the product's secret. SQLite accepts an empty file, and its logs get the same
 * permissions.
 */
const makeForOwnerOnly = (path: string): void => closeSync(openSync(path, "a", 0o600))
