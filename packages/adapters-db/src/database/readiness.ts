import * as Effect from "effect/Effect"
import { isMigrated } from "../migrations/migrate.ts"
import { Database } from "./connection.ts"

/**
 * Whether the database answers, has the newest tables, and lets us write. Never fails: an error is a no. Waiting
 * messages do not count: all servers share them, and a slow mail server would take every server out of service at once.
 */
export const isDatabaseReady: Effect.Effect<boolean, never, Database> = Effect.gen(function* () {
  const database = yield* Database
  // First what gives up a server that says nothing: a connection of migrations would wait for it without end.
  return (yield* database.isWritable) && (yield* Effect.promise(() => isMigrated(database.knex)))
}).pipe(Effect.catchCause(() => Effect.succeed(false)))
