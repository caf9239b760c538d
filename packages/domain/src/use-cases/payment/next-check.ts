import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { nextCheckAt } from "../../payment/attempt/check-schedule.ts"
import { IdSource } from "../../ports/driven/id-source.ts"

/** When the gateway is next asked about something sent at `sentAt`, with random jitter. */
export const checkAfter = Effect.fnUntraced(function* (sentAt: Instant, now: Instant) {
  const [draw = 0] = yield* (yield* IdSource).numbersBelow32(1)
  return nextCheckAt(sentAt, now, draw / 31)
})

export const firstCheckAt = (now: Instant) => checkAfter(now, now)
