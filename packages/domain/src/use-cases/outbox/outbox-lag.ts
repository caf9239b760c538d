import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { msPerMinute } from "../../calendar/zone.ts"
import { Outbox } from "../../ports/driven/outbox.ts"

/** A message that has been due for so long is delivered by nobody: one that cannot be delivered is put off at each try. */
export const longestLag = 15 * msPerMinute

/** For how long the message that has waited longest has been due, in milliseconds; 0 where none waits. */
export const outboxLag = Effect.fn("outboxLag")(function* () {
  const now = yield* Clock.currentTimeMillis
  const oldest = yield* (yield* Outbox).oldestDue(now)
  return oldest === null ? 0 : now - oldest
})

/** Says in the log that messages wait for too long: customers are told nothing meanwhile. Answers nothing found. */
export const watchOutbox = Effect.fn("watchOutbox")(function* () {
  const lag = yield* outboxLag()
  if (lag >= longestLag)
    yield* Effect.logError("Messages of the outbox wait for too long").pipe(
      Effect.annotateLogs({ minutes: Math.floor(lag / msPerMinute) }),
    )
  return 0
})
