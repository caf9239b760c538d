import * as Effect from "effect/Effect"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Place } from "../../../booking/stop.ts"
import type { Money } from "../../../money/money.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { changeBooking } from "../../../use-cases/booking/change-booking.ts"
import { payForChange } from "../../../use-cases/payment/pay-for-change.ts"
import { movedTo } from "../../moved-drop-off.ts"
import type { ScriptedBank } from "../../scripted-gateway.ts"
import { cardGiven, owner } from "./stage.ts"

/* A booking whose drop-off its owner moves, and what he pays for it. */

export const changed = (reference: string, place: Place, isPreview = false) =>
  changeBooking({ reference, accessToken: null, wish: movedTo(place), expectedTotal: null, isPreview }, owner)

export const forChange = (reference: string, place: Place, expectedTotal: Money | null = null) =>
  payForChange(
    { reference, accessToken: null, wish: movedTo(place), expectedTotal, method: "card", instead: null },
    owner,
  )

/** The session for a difference whose card the gateway has, up to just before its purchase. */
export const differenceTokenised = Effect.fnUntraced(function* (bank: ScriptedBank, reference: string, place: Place) {
  const session = yield* forChange(reference, place)
  yield* cardGiven(bank, session.attempt)
  return session
})

export const bookingOf = Effect.fnUntraced(function* (reference: Reference) {
  const stored = yield* (yield* Bookings).find(reference)
  if (!stored) throw new Error(`No booking ${reference}`)
  return stored.booking
})
