import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BookedWindow } from "../booking/booking.ts"
import { beginDelivery } from "../delivery/delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { nextStop, overlap } from "./driver-stop.ts"

describe("where a driver goes next for a booking", () => {
  it("is its pick-up, then its drop-off, back to the sender, and nowhere at its end", () => {
    const begun = beginDelivery(sampleBooking, null)
    const collected = { ...begun, facts: { ...begun.facts, isCollected: true } }
    const { pickup, dropOff, pickupWindow, deliveryWindow } = sampleBooking
    expect(nextStop(sampleBooking, begun)).toEqual({
      reference: sampleBooking.reference,
      leg: "pickup",
      window: pickupWindow,
      position: pickup.position,
    })
    expect(nextStop(sampleBooking, { ...collected, state: "pickedUp" })).toMatchObject({
      leg: "delivery",
      position: dropOff.position,
      window: deliveryWindow,
    })
    expect(nextStop(sampleBooking, { ...collected, state: "returning" })?.position).toEqual(pickup.position)
    for (const state of ["delivered", "returned", "cancelled", "expired"] as const)
      expect(nextStop(sampleBooking, { ...collected, state })).toBeNull()
  })
})

describe("two windows", () => {
  const hours = [0, 1, 2, 3, 4, 5, 6, 7]
  const aWindow: fc.Arbitrary<BookedWindow> = fc
    .record({ start: fc.nat(4), length: fc.integer({ min: 1, max: 3 }) })
    .map(({ start, length }) => ({ ...sampleBooking.pickupWindow, start, end: start + length }))

  it("overlap where an instant lies in both, of which each has its first and not its last", () => {
    fc.assert(
      fc.property(aWindow, aWindow, (a, b) => {
        const lies =
          (hour: number) =>
          ({ start, end }: BookedWindow) =>
            start <= hour && hour < end
        expect(overlap(a, b)).toBe(hours.some((hour) => [a, b].every(lies(hour))))
      }),
    )
    const from = (start: number, end: number): BookedWindow => ({ ...sampleBooking.pickupWindow, start, end })
    const noon = from(12, 15)
    for (const other of [from(9, 12), from(15, 18), from(1, 2)])
      expect([overlap(noon, other), overlap(other, noon)]).toEqual([false, false])
    for (const other of [from(9, 13), from(14, 18), from(13, 14), noon])
      expect([overlap(noon, other), overlap(other, noon)]).toEqual([true, true])
  })
})
