import * as Effect from "effect/Effect"
import { Database } from "./connection.ts"
import { isMigrated } from "./migrations/migrate.ts"

/** Whether the database answers, has the newest tables, and lets us write. Never fails: what breaks is a no. */
export const isDatabaseReady: Effect.Effect<boolean, never, Database> = Effect.gen(function* () {
  const database = yield* Database
  const isCurrent = yield* Effect.promise(() => isMigrated(database.knex))
  return isCurrent && (yield* database.isWritable)
}).pipe(Effect.catchCause(() => Effect.succeed(false)))
