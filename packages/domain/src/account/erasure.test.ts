import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BookingState } from "../booking/booking.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { isBookingOver, overAfterDays, withoutPeople } from "./erasure.ts"

const { end } = sampleBooking.deliveryWindow
const day = 86_400_000

describe("a booking without its people", () => {
  const { contact } = sampleBooking.pickup
  const secrets = [
    sampleBooking.customer.name,
    sampleBooking.customer.phone,
    sampleBooking.customer.email,
    contact.name,
    contact.phone,
    sampleBooking.pickup.building,
    sampleBooking.pickup.landmark,
    sampleBooking.pickup.address,
    String(sampleBooking.pickup.position.lat),
  ].filter((text) => text !== "")

  it("says nothing of them anywhere, and keeps what an invoice needs", () => {
    const erased = withoutPeople(sampleBooking)
    const said = JSON.stringify(erased)
    for (const secret of secrets) expect(said).not.toContain(secret)
    const { reference, market, bookedAt, bookingType, vehicle, price, pickupWindow, deliveryWindow } = sampleBooking
    expect(erased).toMatchObject({
      reference,
      market,
      bookedAt,
      bookingType,
      vehicle,
      price,
      pickupWindow,
      deliveryWindow,
    })
    expect(erased.pickup.cityName).toBe(sampleBooking.pickup.cityName)
  })

  it("loses nothing more the second time", () => {
    expect(withoutPeople(withoutPeople(sampleBooking))).toEqual(withoutPeople(sampleBooking))
  })
})

describe("the end of a booking", () => {
  it.each(["delivered", "returned", "cancelled", "expired"] as const)(
    "is there when it is %s, at any time",
    (state) => {
      expect(isBookingOver({ ...sampleBooking, state }, sampleBooking.bookedAt)).toBe(true)
    },
  )

  it("comes to every other one seven days after its delivery window", () => {
    const open: fc.Arbitrary<BookingState> = fc.constantFrom(
      "awaitingPayment",
      "confirmed",
      "assigned",
      "pickupStarted",
      "pickedUp",
      "deliveryStarted",
      "pickupFailed",
      "deliveryFailed",
      "onHold",
      "returning",
    )
    fc.assert(
      fc.property(open, fc.nat(100 * day), (state, early) => {
        const booking = { ...sampleBooking, state }
        expect(isBookingOver(booking, end + overAfterDays * day - 1 - early)).toBe(false)
        expect(isBookingOver(booking, end + overAfterDays * day + early)).toBe(true)
      }),
    )
  })
})
