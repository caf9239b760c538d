import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { localDate } from "../calendar/local-date.ts"
import { isLeftOver } from "./carried.ts"

/** Whether a driver has the parcel and is on no leg with it. */
const isCarried: Readonly<Record<BookingState, boolean>> = {
  awaitingPayment: false,
  confirmed: false,
  assigned: false,
  pickupStarted: false,
  pickedUp: true,
  deliveryStarted: false,
  delivered: false,
  pickupFailed: false,
  deliveryFailed: true,
  onHold: false,
  returning: true,
  returned: false,
  cancelled: false,
  expired: false,
}

describe("a parcel of a day before", () => {
  it("stays on its driver's run while he has it and is on no leg with it, and on no run before its own day is over", () => {
    const today = localDate("2026-11-21")
    const days = [localDate("2026-11-20"), today, localDate("2026-11-22")]
    for (const [state, carried] of Object.entries(isCarried) as [BookingState, boolean][])
      expect([state, ...days.map((date) => isLeftOver(state, date, today))]).toEqual([state, carried, false, false])
  })
})
