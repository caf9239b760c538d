import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { obey } from "../../machines/obey-command.ts"
import { isAskable } from "../../payment/attempt/open-end.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { effectsOf } from "../operations/event-effects.ts"
import { type PassedOver, pageByItself } from "../page-by-itself.ts"
import { checkIfDue, hintAttempt } from "../payment/check-attempt.ts"
import { deliveryOf } from "./delivery-of.ts"
import { givenBack } from "./give-back.ts"

/**
 * Ends expired holds (D16) and releases window, capacity and promo use. Returns how many this process ended. If several
 * processes find the same hold, the first to commit ends it. A payment made in time counts even if it was not reported,
 * so no hold ends before the gateway was asked about it.
 */
export const expireHolds = Effect.fn("expireHolds")(function* (passedOver?: PassedOver) {
  const now = yield* Clock.currentTimeMillis
  const { endedHolds } = yield* Bookings
  const holds = {
    find: (limit: number) => endedHolds(now, limit),
    pageLength: 50,
    what: "ended-hold",
    idOf: (reference: Reference) => reference,
    atOnce: 4,
  }
  return yield* pageByItself(holds, (reference) => expired(reference, now), passedOver)
})

const expired = Effect.fnUntraced(function* (reference: Reference, now: Instant) {
  if (!(yield* isFoundOut(reference, now))) return false
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

/** Whether every gateway that may know of a payment has been asked since then, by us or by another process. */
const isFoundOut = Effect.fnUntraced(function* (reference: Reference, now: Instant) {
  const { named } = yield* PaymentGateways
  const attempts = yield* PaymentAttempts
  const unasked = Effect.map(attempts.ofBooking(reference), (all) =>
    all.filter(
      ({ attempt, checkedAt }) =>
        isAskable(attempt) && named(attempt.gateway) !== null && (checkedAt === null || checkedAt < now),
    ),
  )
  yield* Effect.forEach(yield* unasked, ({ attempt: { id } }) => hintAttempt(id).pipe(Effect.andThen(checkIfDue(id))))
  return (yield* unasked).length === 0
})
