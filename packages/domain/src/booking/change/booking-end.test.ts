import { describe, expect, it } from "vitest"
import { isEnd } from "../../delivery/delivery.ts"
import { bookingStates as states } from "../booking.ts"
import { isOver, isPast } from "./booking-end.ts"
import { standingOf } from "./booking-standing.ts"
import { isCancellable } from "./cancellation-policy.ts"

describe("the end of a booking", () => {
  it("is where nothing moves it any more, or where its payment did not come", () => {
    expect(states.filter(isOver)).toEqual(states.filter((state) => isEnd(state) || state === "expired"))
  })

  it("leaves nothing to cancel, and nothing undelivered to pay", () => {
    for (const state of states.filter(isOver)) {
      expect(isCancellable(state), state).toBe(false)
      expect(standingOf(state).isUndelivered, state).toBe(state !== "delivered")
    }
  })

  it("is the end of what was promised and of paying too, which a parcel on its way back has reached before", () => {
    for (const state of states) {
      expect(isPast(state), state).toBe(isOver(state) || standingOf(state).isUndelivered)
    }
    expect(states.filter((state) => isPast(state) && !isOver(state))).toEqual(["returning"])
  })
})
