import * as Effect from "effect/Effect"
import { Database } from "./connection.ts"
import { isMigrated } from "./migrations/migrate.ts"
import { statement } from "./statement.ts"

/** Whether the database answers, has the newest tables, and lets us write. Never fails: what breaks is a no. */
export const isDatabaseReady: Effect.Effect<boolean, never, Database> = Effect.gen(function* () {
  const database = yield* Database
  const isCurrent = yield* Effect.promise(() => isMigrated(database.knex))
  yield* database.use((connection) => {
    statement(connection, "begin immediate").run()
    statement(connection, "rollback").run()
  })
  return isCurrent
}).pipe(Effect.catchCause(() => Effect.succeed(false)))
