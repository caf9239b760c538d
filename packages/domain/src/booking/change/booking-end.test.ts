import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking.ts"
import { isOver, isPaidNoMore } from "./booking-end.ts"
import { standingOf } from "./booking-standing.ts"
import { isCancellable } from "./cancellation-policy.ts"

const states = Object.keys({
  awaitingPayment: 0,
  confirmed: 0,
  assigned: 0,
  pickupStarted: 0,
  pickedUp: 0,
  deliveryStarted: 0,
  delivered: 0,
  pickupFailed: 0,
  deliveryFailed: 0,
  onHold: 0,
  returning: 0,
  returned: 0,
  cancelled: 0,
  expired: 0,
} satisfies Record<BookingState, 0>) as BookingState[]

describe("the end of a booking", () => {
  it("is where nothing moves it any more, or where its payment did not come", () => {
    expect(states.filter(isOver)).toEqual(["delivered", "returned", "cancelled", "expired"])
  })

  it("leaves nothing to cancel, and nothing undelivered to pay", () => {
    for (const state of states.filter(isOver)) {
      expect(isCancellable(state), state).toBe(false)
      expect(standingOf(state).isUndelivered, state).toBe(state !== "delivered")
    }
  })

  it("is the end of paying too, which a parcel on its way back has reached before", () => {
    expect(states.filter((state) => isPaidNoMore(state) && !isOver(state))).toEqual(["returning"])
    expect(states.filter(isOver).every(isPaidNoMore)).toBe(true)
  })
})
