import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { localDate } from "../calendar/local-date.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { isLeftOver } from "./carried.ts"

/** Whether a driver has the parcel and is on no leg with it; of a hold it depends on whether it was collected before. */
const carried: Readonly<Record<BookingState, boolean | "if-collected">> = {
  awaitingPayment: false,
  confirmed: false,
  assigned: false,
  pickupStarted: false,
  pickedUp: true,
  deliveryStarted: false,
  delivered: false,
  pickupFailed: false,
  deliveryFailed: true,
  onHold: "if-collected",
  returning: true,
  returned: false,
  cancelled: false,
  expired: false,
}

describe("a parcel of a day before", () => {
  it("stays on its driver's run while he has it and is on no leg with it, and on no run before its own day is over", () => {
    const today = localDate("2026-11-21")
    const days = [localDate("2026-11-20"), today, localDate("2026-11-22")]
    for (const [state, isWithHim] of Object.entries(carried) as [BookingState, boolean | "if-collected"][])
      for (const isCollected of [true, false]) {
        const left = days.map((date) => {
          const deliveryWindow = { ...sampleBooking.deliveryWindow, date }
          return isLeftOver(state, { isCollected, deliveryWindow }, today)
        })
        const isLeft = isWithHim === "if-collected" ? isCollected : isWithHim
        expect([state, isCollected, ...left]).toEqual([state, isCollected, isLeft, false, false])
      }
  })
})
