import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { msPerMinute } from "../../calendar/zone.ts"
import { Outbox } from "../../ports/driven/outbox.ts"

/** A message due for this long is not being delivered by anybody: one that fails is postponed at each try. */
export const longestLag = 15 * msPerMinute

/** For how long the longest waiting message has been due, in milliseconds; 0 if none waits. */
export const outboxLag = Effect.fn("outboxLag")(function* () {
  const now = yield* Clock.currentTimeMillis
  const oldest = yield* (yield* Outbox).oldestDue(now)
  return oldest === null ? 0 : now - oldest
})

/**
 * Logs that messages have waited too long: customers are not being told anything. Always returns that nothing was
 * found.
 */
export const watchOutbox = Effect.fn("watchOutbox")(function* () {
  const lag = yield* outboxLag()
  if (lag >= longestLag)
    yield* Effect.logError("Messages of the outbox wait for too long").pipe(
      Effect.annotateLogs({ minutes: Math.floor(lag / msPerMinute) }),
    )
  return 0
})
