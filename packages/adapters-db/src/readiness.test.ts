import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { Database, databaseConnection } from "./connection.ts"
import { isDatabaseReady } from "./readiness.ts"
import { newDatabasePath } from "./testing/new-database-path.ts"

/** Whether a database is ready after something was done to it. */
const readyAfter = (harm: string | null) =>
  Effect.runPromise(
    Effect.provide(
      Effect.gen(function* () {
        const database = yield* Database
        if (harm !== null) yield* database.rows(harm)
        return yield* isDatabaseReady
      }),
      databaseConnection({ kind: "sqlite", path: newDatabasePath() }),
    ),
  )

describe("readiness", () => {
  it("is given when the database is migrated and can be written", async () => {
    expect(await readyAfter(null)).toBe(true)
  })

  it("is not given while a migration is missing", async () => {
    expect(await readyAfter("delete from knex_migrations")).toBe(false)
  })

  it("is not given to a database that only reads", async () => {
    expect(await readyAfter("pragma query_only = on")).toBe(false)
  })
})
