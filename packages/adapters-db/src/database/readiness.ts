import * as Effect from "effect/Effect"
import { isMigrated } from "../migrations/migrate.ts"
import { Database } from "./connection.ts"

/**
 * Whether the database answers, has the newest tables, and lets us write. Never fails: what breaks is a no. That messages
 * wait is none: all servers share them, and would be out of reach together because a mail server is slow.
 */
export const isDatabaseReady: Effect.Effect<boolean, never, Database> = Effect.gen(function* () {
  const database = yield* Database
  const isCurrent = yield* Effect.promise(() => isMigrated(database.knex))
  return isCurrent && (yield* database.isWritable)
}).pipe(Effect.catchCause(() => Effect.succeed(false)))
