import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { databaseConnection } from "../open-database.ts"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { Database, type DatabaseSettings } from "./connection.ts"
import { isDatabaseReady } from "./readiness.ts"

/** Whether a database is ready after it was harmed. */
const readyAfter = (harm: string | null, settings: DatabaseSettings) =>
  Effect.runPromise(
    Effect.provide(
      Effect.gen(function* () {
        const database = yield* Database
        if (harm !== null) yield* database.rows(harm)
        return yield* isDatabaseReady
      }),
      databaseConnection(settings),
    ),
  )

const readOnly = {
  sqlite: "pragma query_only = on",
  postgres: "select set_config('default_transaction_read_only', 'on', false)",
}

it("is not given to a file whose disk is full, or nearly", async () => {
  const file = { kind: "sqlite", path: newDatabasePath(), writesInThread: true } as const
  expect(await readyAfter(null, { ...file, leastRoom: 1 })).toBe(true)
  expect(await readyAfter(null, { ...file, leastRoom: Number.MAX_SAFE_INTEGER })).toBe(false)
})

for (const { name, kind, open } of testDatabases)
  describe(`readiness on ${name}`, () => {
    it("is given when the database is migrated and can be written", async () => {
      expect(await readyAfter(null, await open())).toBe(true)
    })

    it("is not given while a migration is missing", async () => {
      expect(await readyAfter("delete from knex_migrations", await open())).toBe(false)
    })

    it("is given while messages wait for hours, which all servers share", async () => {
      const queued = "insert into outbox (id, topic, queued_at, due_at) values ('m-1', 'news', 0, 1)"
      expect(await readyAfter(queued, await open())).toBe(true)
    })

    it("is not given to a database that only reads", async () => {
      expect(await readyAfter(readOnly[kind], await open())).toBe(false)
    })
  })
