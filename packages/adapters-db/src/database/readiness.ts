import { Outbox } from "@mersal/domain/ports/driven/outbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isMigrated } from "../migrations/migrate.ts"
import { Database } from "./connection.ts"

/**
 * A message that has been due for so long is delivered by nobody, in milliseconds: one that cannot be delivered is put off
 * at each try.
 */
export const longestLag = 15 * 60_000

/** Whether the database answers, has the newest tables, and lets us write, and the outbox is being read. Never fails: what breaks is a no. */
export const isDatabaseReady: Effect.Effect<boolean, never, Database | Outbox> = Effect.gen(function* () {
  const database = yield* Database
  const isCurrent = yield* Effect.promise(() => isMigrated(database.knex))
  if (!isCurrent || !(yield* database.isWritable)) return false
  const now = yield* Clock.currentTimeMillis
  const oldest = yield* (yield* Outbox).oldestDue(now)
  return oldest === null || now - oldest < longestLag
}).pipe(Effect.catchCause(() => Effect.succeed(false)))
