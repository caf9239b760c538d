import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Booking } from "../../booking/booking.ts"
import { PaymentMethodNotOffered } from "../../booking/booking-errors.ts"
import { obey } from "../../machines/obey-command.ts"
import { HoldEnded } from "../../payment/payment-errors.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { CashRequest } from "../../ports/driving/payment-service.ts"
import { NothingToPay } from "../../recipient/recipient-errors.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { effectsOf } from "../operations/event-effects.ts"
import { committed } from "./committed.ts"
import { checkBeforeGivingUp, givenUp, liveAttemptOf } from "./give-up.ts"
import { isHoldOver } from "./hold-over.ts"
import { payableBooking } from "./open-session.ts"

/**
 * Turns an order held for a card into a confirmed booking paid to the driver, at its price and in its window (D16). It
 * is refused while a card may still be charged, so that nobody pays twice; a second call changes nothing.
 */
export const payInCash = Effect.fn("payInCash")(function* (request: CashRequest, caller: Caller) {
  yield* payableBooking({ ...request, payToken: null }, caller)
  yield* checkBeforeGivingUp(request)
  return yield* committed(decided(request, caller)).pipe(Effect.catchTag("Conflict", Effect.die))
})

const decided = Effect.fnUntraced(function* (request: CashRequest, caller: Caller) {
  const { method, instead } = request
  const { stored } = yield* payableBooking({ ...request, payToken: null }, caller)
  if (!(yield* PaymentOffer)[stored.booking.market].includes(method)) {
    return yield* new PaymentMethodNotOffered({ method })
  }
  const now = yield* Clock.currentTimeMillis
  const delivery = deliveryOf(stored)
  const nothing: readonly Change[] = []
  const isDone = delivery.state === "confirmed" && stored.booking.paymentMethod === method
  if (isDone) return { answer: { ...stored.booking, state: delivery.state }, changes: nothing }
  if (isHoldOver(stored, delivery.state, now)) return yield* new HoldEnded()
  if (delivery.state !== "awaitingPayment") return yield* new NothingToPay()

  const live = yield* liveAttemptOf(stored.booking.reference)
  const abandoned = live ? [yield* givenUp(live, { isNamed: instead === live.id, isByLink: false }, now)] : nothing
  const stamp = { at: Math.max(now, stored.log.at(-1)?.at ?? now), place: null }
  const obeyed = obey(delivery, { type: "promiseCash" }, { kind: "system" }, stamp)
  if (Result.isFailure(obeyed)) return yield* new NothingToPay()
  const { event, delivery: after } = obeyed.success
  const booking: Booking = { ...stored.booking, paymentMethod: method }
  const { reference } = booking
  const changes: readonly Change[] = [
    ...abandoned,
    {
      kind: "rewriteBooking",
      booking,
      revision: stored.revision,
      slot: stored.slot,
      pricedWindow: stored.pricedWindow,
    },
    ...effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now),
    {
      kind: "enqueue",
      message: { id: `booking-confirmed-${reference}`, topic: "booking-confirmed", reference, at: now },
    },
  ]
  return { answer: { ...booking, state: after.state }, changes }
})
