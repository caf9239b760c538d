import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import { obey } from "../machines/obey-command.ts"
import { Bookings } from "../ports/driven/bookings.ts"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { deliveryOf } from "./delivery-of.ts"
import { givenBack } from "./give-back.ts"
import { effectsOf } from "./operations/event-effects.ts"

/** So many at a time: a job that finds more comes again at once. */
const holdsExpiredAtOnce = 50

/**
 * Ends holds that are over (D16): window, capacity and promo use are given back. Answers how many this process ended. Of
 * several processes that find the same one, the first to commit ends it, and the others find it ended.
 */
export const expireHolds = Effect.fn("expireHolds")(function* () {
  const now = yield* Clock.currentTimeMillis
  const references = yield* (yield* Bookings).endedHolds(now, holdsExpiredAtOnce)
  const ended = yield* Effect.forEach(references, (reference) => expired(reference, now))
  return ended.filter((isEnded) => isEnded).length
})

const expired = Effect.fnUntraced(function* (reference: Reference, now: Instant) {
  const stored = yield* (yield* Bookings).find(reference)
  if (!stored) return false
  const delivery = deliveryOf(stored)
  const obeyed = obey(delivery, { type: "expire" }, { kind: "system" }, { at: now, place: null })
  if (Result.isFailure(obeyed)) return false
  const { event, delivery: after } = obeyed.success
  const committed = yield* Effect.result(
    (yield* UnitOfWork).commit([
      ...effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now),
      { kind: "enqueue", message: { id: `hold-ended-${reference}`, topic: "hold-ended", reference, at: now } },
      ...givenBack(stored, true),
    ]),
  )
  return Result.isSuccess(committed)
})
