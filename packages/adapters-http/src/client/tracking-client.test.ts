import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { expect, it } from "vitest"
import { encodeAnswer } from "../contract/encode-answer.ts"
import { orderTracking } from "../contract/endpoints/tracking.ts"
import { readTracking } from "./tracking-client.ts"

it("reads a booking that came with a page as it reads an answer, and nothing else", () => {
  const { reference, bookingType, state, bookedAt, pickupWindow, deliveryWindow } = sampleBooking
  const told = { reference, bookingType, state, bookedAt, pickupWindow, deliveryWindow, attempt: 1, events: [] }
  const tracking = { ...told, driver: null, booking: null, money: null }
  const onPage = JSON.parse(JSON.stringify(encodeAnswer(orderTracking, tracking)))
  expect(readTracking(onPage)).toEqual(tracking)
  for (const other of [null, "", {}, { success: true }, { ...onPage, data: { ...onPage.data, state: "lost" } }])
    expect([other, readTracking(other)]).toEqual([other, null])
})
