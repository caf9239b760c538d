import type { BookingState } from "@mersal/domain/booking/booking"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import { expect, it } from "vitest"
import { dueGroups } from "./due-groups.ts"

const entry = (number: number, state: BookingState): BoardEntry => ({
  booking: { ...sampleBooking, reference: referenceNumber(number) },
  now: { state, driver: null, order: 0 },
  failedAttempts: 0,
  zone: null,
  exceptions: [],
  holdEndsAt: null,
  disabledDrivers: [],
})

it("cuts a day's list where another instant is due, and loses none of it", () => {
  const list = [entry(1, "confirmed"), entry(2, "assigned"), entry(3, "pickedUp"), entry(4, "delivered")]
  const groups = dueGroups(list)
  expect(groups.map(({ due }) => due)).toEqual([sampleBooking.pickupWindow.end, sampleBooking.deliveryWindow.end, null])
  expect(groups.flatMap(({ bookings }) => bookings)).toEqual(list)
  expect(dueGroups([])).toEqual([])
})
