import * as Effect from "effect/Effect"
import { isMigrated } from "../migrations/migrate.ts"
import { Database } from "./connection.ts"

/**
 * Whether the database answers, has the newest tables, and lets us write. Never fails: an error is a no. Waiting
 * messages do not count: all servers share them, and a slow mail server would take every server out of service at once.
 */
export const isDatabaseReady: Effect.Effect<boolean, never, Database> = Effect.gen(function* () {
  const database = yield* Database
  const isCurrent = yield* Effect.promise(() => isMigrated(database.knex))
  return isCurrent && (yield* database.isWritable)
}).pipe(Effect.catchCause(() => Effect.succeed(false)))
