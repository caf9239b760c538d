import { expect, it } from "vitest"
import { sampleBooking } from "../testing/sample-booking.ts"
import { trackingLink, trackingPath } from "./tracking-link.ts"

it("leads to where a booking is tracked, on the host it is given", () => {
  const { reference } = sampleBooking
  expect(trackingPath(reference)).toBe(`/tracking/status?bookingId=${reference}`)
  expect(trackingLink("https://mersal.example", reference)).toBe(`https://mersal.example${trackingPath(reference)}`)
})
