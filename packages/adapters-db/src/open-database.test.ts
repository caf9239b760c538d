import { existsSync, statSync } from "node:fs"
import * as Effect from "effect/Effect"
import knex, { type Knex } from "knex"
import { afterEach, describe, expect, it } from "vitest"
import { Database } from "./database/connection.ts"
import { databaseConnection } from "./open-database.ts"
import { sqliteConfig } from "./sqlite/config.ts"
import { inARow } from "./sqlite/lone-writes.ts"
import type { SqliteConnection } from "./sqlite/prepare-connection.ts"
import { openBeside } from "./testing/beside.ts"
import { newDatabasePath } from "./testing/new-database-path.ts"
import { nextTurns } from "./testing/next-turns.ts"

const opened: Knex[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.destroy()))
})

const promised = { journal_mode: "wal", synchronous: 2, foreign_keys: 1, busy_timeout: 5000 } as const

const promisesOf = (connection: SqliteConnection) =>
  Object.fromEntries(Object.keys(promised).map((name) => [name, connection.pragma(name, { simple: true })]))

const onSqlite = <Value>(program: Effect.Effect<Value, never, Database>, path = newDatabasePath()) =>
  Effect.runPromise(Effect.provide(program, databaseConnection({ kind: "sqlite", path })))

describe("a connection to SQLite", () => {
  it("keeps the promises of durability, whichever of a pool's connections it is", async () => {
    const config = sqliteConfig(newDatabasePath())
    const database = knex({ ...config, pool: { ...config.pool, max: 3 } })
    opened.push(database)
    const acquire = (): Promise<SqliteConnection> => database.client.acquireConnection()
    const connections = await Promise.all([acquire(), acquire(), acquire()])
    expect(new Set(connections).size).toBe(3)
    for (const connection of connections) {
      expect(promisesOf(connection)).toEqual(promised)
      await database.client.releaseConnection(connection)
    }
  })

  it("closes its file with the scope, leaving no write-ahead log behind, also when a thread writes", async () => {
    for (const writesInThread of [false, true]) {
      const path = newDatabasePath()
      const writing = Database.use(({ write }) => write([{ text: "delete from outbox", values: [] }]))
      await Effect.runPromise(Effect.provide(writing, databaseConnection({ kind: "sqlite", path, writesInThread })))
      expect(existsSync(path)).toBe(true)
      expect(existsSync(`${path}-wal`)).toBe(false)
    }
  })

  it("answers who reads while a statement of its thread waits for another process that writes", async () => {
    const path = newDatabasePath()
    const program = Effect.gen(function* () {
      const database = yield* Database
      yield* database.rows("create table tally (number integer not null)")
      const other = openBeside(path)
      other.exec("begin immediate")
      const written = Effect.runPromise(database.rows("insert into tally values (1) returning number"))
      expect(yield* database.rows("select number from tally")).toEqual([])
      other.exec("rollback")
      other.close()
      expect(yield* Effect.promise(() => written)).toEqual([{ number: 1 }])
    })
    await Effect.runPromise(Effect.provide(program, databaseConnection({ kind: "sqlite", path, writesInThread: true })))
  })

  it("leaves a list to its thread while another process writes, and waits for nobody itself", async () => {
    const path = newDatabasePath()
    const program = Effect.gen(function* () {
      const database = yield* Database
      yield* database.rows("create table tally (number integer not null)")
      const other = openBeside(path)
      other.exec("begin immediate")
      const began = performance.now()
      const written = Effect.runPromise(database.write([{ text: "insert into tally values (1)", values: [] }]))
      expect(yield* database.rows("select number from tally")).toEqual([])
      // Whoever waits for another process waits for five seconds.
      expect(performance.now() - began).toBeLessThan(4_000)
      other.exec("rollback")
      other.close()
      expect(yield* Effect.promise(() => written)).toBeNull()
      expect(yield* database.rows("select number from tally")).toEqual([{ number: 1 }])
    })
    await Effect.runPromise(Effect.provide(program, databaseConnection({ kind: "sqlite", path, writesInThread: true })))
  })

  it("moves its log into the file now and then, also if every list comes alone", async () => {
    const path = newDatabasePath()
    const program = Effect.gen(function* () {
      const { rows, write } = yield* Database
      yield* rows("create table notes (text text not null)")
      // Only the thread does.
      expect(yield* rows("pragma wal_autocheckpoint")).toEqual([{ wal_autocheckpoint: 0 }])
      const lists = Array.from({ length: 4 * inARow }, () => [
        { text: "insert into notes values (?)", values: ["x".repeat(100_000)] },
      ])
      yield* Effect.forEach(lists, (list) => Effect.andThen(write(list), Effect.promise(nextTurns)), { discard: true })
    })
    const reading = Effect.andThen(
      program,
      Effect.sync(() => statSync(`${path}-wal`).size),
    )
    const settings = { kind: "sqlite", path, writesInThread: true } as const
    const size = await Effect.runPromise(Effect.provide(reading, databaseConnection(settings)))
    expect(size).toBeLessThan(2 * inARow * 100_000)
  })

  it("answers who reads while somebody asks whether it can be written and another process writes", async () => {
    const path = newDatabasePath()
    const program = Effect.gen(function* () {
      const database = yield* Database
      const other = openBeside(path)
      other.exec("begin immediate")
      const isWritable = Effect.runPromise(database.isWritable)
      expect(yield* database.rows("select count(*) as count from bookings")).toEqual([{ count: 0 }])
      other.exec("rollback")
      other.close()
      expect(yield* Effect.promise(() => isWritable)).toBe(true)
    })
    await Effect.runPromise(Effect.provide(program, databaseConnection({ kind: "sqlite", path, writesInThread: true })))
  })

  it("waits for a transaction of knex instead of joining it", async () => {
    const program = Effect.gen(function* () {
      const database = yield* Database
      yield* database.rows("create table tally (number integer not null)")
      const meanwhile: Promise<unknown>[] = []
      const undone = database.knex.transaction(async (transaction) => {
        await transaction.raw("insert into tally values (1)")
        meanwhile.push(
          Effect.runPromise(database.write([{ text: "insert into tally values (2)", values: [] }])),
          Effect.runPromise(database.rows("select number from tally where number = 1")),
        )
        throw new Error("undone")
      })
      yield* Effect.promise(() => undone.catch(() => null))
      expect(yield* Effect.promise(() => Promise.all(meanwhile))).toEqual([null, []])
      return yield* database.rows("select number from tally")
    })
    expect(await onSqlite(program)).toEqual([{ number: 2 }])
  })
})
