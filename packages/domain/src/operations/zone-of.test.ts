import { expect, it } from "vitest"
import { sampleReferenceData } from "../testing/reference-data.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { zoneOf } from "./zone-of.ts"

it("is the zone of the place in the window, else the area that the pick-up lies in, else none", () => {
  const { areas } = sampleReferenceData
  const slot = { slot: "AE/sameDay/2026-11-21/13-18", zone: "sharjah", date: sampleBooking.pickupWindow.date }
  expect(zoneOf({ booking: sampleBooking, slot }, areas)).toBe("sharjah")
  expect(zoneOf({ booking: sampleBooking, slot: null }, areas)).toBe("dubai")
  expect(zoneOf({ booking: sampleBooking, slot: null }, [])).toBeNull()
})
