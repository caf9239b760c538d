import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import { outbox } from "../messages/outbox.ts"
import { databaseConnection } from "../open-database.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { Database, type DatabaseSettings } from "./connection.ts"
import { isDatabaseReady, longestLag } from "./readiness.ts"

/** Whether a database is ready after something was done to it. */
const readyAfter = (harm: string | null, settings: DatabaseSettings) =>
  Effect.runPromise(
    Effect.provide(
      Effect.gen(function* () {
        const database = yield* Database
        if (harm !== null) yield* database.rows(harm)
        return yield* isDatabaseReady
      }),
      outbox.pipe(Layer.provideMerge(databaseConnection(settings))),
    ),
  )

const readOnly = {
  sqlite: "pragma query_only = on",
  postgres: "select set_config('default_transaction_read_only', 'on', false)",
}

for (const { name, kind, open } of testDatabases)
  describe(`readiness on ${name}`, () => {
    it("is given when the database is migrated and can be written", async () => {
      expect(await readyAfter(null, await open())).toBe(true)
    })

    it("is not given while a migration is missing", async () => {
      expect(await readyAfter("delete from knex_migrations", await open())).toBe(false)
    })

    it("is not given while a message of the outbox waits for a quarter of an hour, and nobody delivers it", async () => {
      const queued = (waited: number, done = "null") => `
        insert into outbox (id, topic, queued_at, due_at, done_at)
        values ('m-${waited}', 'news', 0, ${Date.now() - waited}, ${done})`
      expect(await readyAfter(queued(longestLag - 60_000), await open())).toBe(true)
      expect(await readyAfter(queued(longestLag + 60_000), await open())).toBe(false)
      expect(await readyAfter(queued(longestLag + 60_000, "1"), await open())).toBe(true)
    })

    it("is not given to a database that only reads", async () => {
      expect(await readyAfter(readOnly[kind], await open())).toBe(false)
    })
  })
