import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { countStates, groupOf, type StateGroup, stateGroups } from "./state-group.ts"

/** By what is to be done with them. */
const statesOf: Readonly<Record<StateGroup, readonly BookingState[]>> = {
  awaitingPayment: ["awaitingPayment"],
  unassigned: ["confirmed"],
  assigned: ["assigned"],
  underWay: ["pickupStarted", "pickedUp", "deliveryStarted", "returning"],
  failed: ["pickupFailed", "deliveryFailed"],
  onHold: ["onHold"],
  done: ["delivered", "returned"],
  cancelled: ["cancelled", "expired"],
}

describe("how the desk counts a day's bookings", () => {
  it("is by what is to be done with them, each state in one group", () => {
    expect(Object.keys(statesOf)).toEqual([...stateGroups])
    for (const group of stateGroups)
      for (const state of statesOf[group]) expect([state, groupOf(state)]).toEqual([state, group])
    const all = stateGroups.flatMap((group) => statesOf[group])
    expect(countStates([...all, ...all])).toEqual(
      Object.fromEntries(stateGroups.map((group) => [group, 2 * statesOf[group].length])),
    )
  })
})
