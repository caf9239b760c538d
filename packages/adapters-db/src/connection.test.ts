import { existsSync } from "node:fs"
import * as Effect from "effect/Effect"
import knex, { type Knex } from "knex"
import { afterEach, describe, expect, it } from "vitest"
import { Database, databaseConnection, type SqliteConnection, sqliteConfig } from "./connection.ts"
import { newDatabasePath } from "./testing/new-database-path.ts"

const opened: Knex[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.destroy()))
})

const promised = { journal_mode: "wal", synchronous: 2, foreign_keys: 1, busy_timeout: 5000 } as const

const promisesOf = (connection: SqliteConnection) =>
  Object.fromEntries(Object.keys(promised).map((name) => [name, connection.pragma(name, { simple: true })]))

describe("a connection", () => {
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

  it("is alone with its work: what many ask at once is done one after the other", async () => {
    const program = Effect.gen(function* () {
      const database = yield* Database
      yield* database.use((connection) => connection.exec("create table tally (number integer not null)"))
      yield* database.use((connection) => connection.exec("insert into tally values (0)"))
      const addOne = database.use((connection) => {
        const { number } = connection.prepare<[], { number: number }>("select number from tally").get() ?? {
          number: NaN,
        }
        connection.prepare("update tally set number = ?").run(number + 1)
      })
      yield* Effect.all(
        Array.from({ length: 50 }, () => addOne),
        { concurrency: "unbounded" },
      )
      return yield* database.use((connection) => connection.prepare("select number from tally").pluck().get())
    })
    const tally = await Effect.runPromise(
      Effect.provide(program, databaseConnection({ kind: "sqlite", path: newDatabasePath() })),
    )
    expect(tally).toBe(50)
  })

  it("is given back when its work throws, and what it throws is a defect", async () => {
    const program = Effect.gen(function* () {
      const database = yield* Database
      const exit = yield* Effect.exit(
        database.use(() => {
          throw new Error("broken")
        }),
      )
      const answer = yield* database.use((connection) => connection.prepare("select 1").pluck().get())
      return { exit, answer }
    })
    const { exit, answer } = await Effect.runPromise(
      Effect.provide(program, databaseConnection({ kind: "sqlite", path: ":memory:" })),
    )
    expect(exit._tag).toBe("Failure")
    expect(answer).toBe(1)
  })

  it("closes its file with the scope, leaving no write-ahead log behind", async () => {
    const path = newDatabasePath()
    await Effect.runPromise(Effect.provide(Effect.asVoid(Database), databaseConnection({ kind: "sqlite", path })))
    expect(existsSync(path)).toBe(true)
    expect(existsSync(`${path}-wal`)).toBe(false)
  })
})
