import { describe, expect, it } from "vitest"
import { isEnd } from "../../delivery/delivery.ts"
import type { BookingState } from "../booking.ts"
import { isOver, isOverUndelivered } from "./booking-end.ts"
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
    for (const state of states) expect(isOver(state), state).toBe(isEnd(state) || state === "expired")
  })

  it("leaves nothing to cancel, and nothing to pay unless it was delivered", () => {
    for (const state of states.filter(isOver)) {
      expect(isCancellable(state), state).toBe(false)
      expect(isOverUndelivered(state), state).toBe(state !== "delivered")
    }
    expect(states.filter(isOverUndelivered).every(isOver)).toBe(true)
  })
})
