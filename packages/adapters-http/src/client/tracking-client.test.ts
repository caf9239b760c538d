import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { expect, it } from "vitest"
import { encodeAnswer } from "../contract/encode-answer.ts"
import { orderTracking } from "../contract/endpoints/tracking.ts"
import { readTracking } from "./tracking-client.ts"

it("reads the booking that a page is drawn from as it reads an answer, and nothing else", () => {
  const { reference, bookingType, state, bookedAt, pickupWindow, deliveryWindow } = sampleBooking
  const told = { reference, bookingType, state, bookedAt, pickupWindow, deliveryWindow, attempt: 1, events: [] }
  const tracking = { ...told, driver: null, booking: null, money: null }
  const drawnFrom = JSON.parse(JSON.stringify(encodeAnswer(orderTracking, tracking)))
  expect(readTracking(drawnFrom)).toEqual(tracking)
  for (const other of [null, "", {}, { success: true }, { ...drawnFrom, data: { ...drawnFrom.data, state: "lost" } }])
    expect([other, readTracking(other)]).toEqual([other, null])
})
