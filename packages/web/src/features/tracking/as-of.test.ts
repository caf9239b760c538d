import { bookingStates } from "@mersal/domain/booking/booking"
import { isOver } from "@mersal/domain/booking/change/booking-end"
import { standingOf } from "@mersal/domain/booking/change/booking-standing"
import { money } from "@mersal/domain/money/money"
import type { PaymentMethod } from "@mersal/domain/payment/payment-method"
import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { expect, it } from "vitest"
import { asOf } from "./as-of.ts"

const none = money(0, "QAR")
const fare = money(4_323, "QAR")
const paid = { paid: fare, refunded: none, goingBack: none, kept: none, due: none, last4: "8902" }
const tracked = (money: Tracking["money"], paymentMethod: PaymentMethod = "card") =>
  ({ state: "confirmed", booking: { paymentMethod }, money }) as unknown as Tracking
const moment = (state: TrackingMoment["state"]) =>
  ({ state, events: [], hasEnded: isOver(state) }) as unknown as TrackingMoment

it("keeps what was paid while the parcel moves, and forgets it when the payment goes back", () => {
  const forgotten = bookingStates.filter((state) => asOf(tracked(paid), moment(state)).money === null)
  // Of what has expired, nothing was paid.
  expect(forgotten).toEqual(bookingStates.filter((state) => standingOf(state).isUndelivered && state !== "expired"))
})

const inCash = { ...paid, paid: none, due: fare, last4: null }
const shown = (method: PaymentMethod) =>
  bookingStates.filter((state) => asOf(tracked(inCash, method), moment(state)).money !== null)

it("forgets what is due in cash as soon as the state has changed", () => {
  expect(shown("cashAtPickup")).toEqual(["confirmed"])
})

it("keeps what is due in cash at the drop-off while the parcel is on its way there", () => {
  // Of what still waits for its payment, no cash is due.
  expect(shown("cashAtDelivery").filter((state) => state !== "awaitingPayment")).toEqual(
    bookingStates.filter((state) => standingOf(state).hasPin),
  )
})
