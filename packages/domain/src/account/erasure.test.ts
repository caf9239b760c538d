import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BookingState, bookingStates } from "../booking/booking.ts"
import { beginDelivery, type Delivery } from "../delivery/delivery.ts"
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
  const begun = beginDelivery(sampleBooking, null)
  const open: fc.Arbitrary<BookingState> = fc.constantFrom(
    ...bookingStates.filter((state) => !["delivered", "returned", "cancelled", "expired"].includes(state)),
  )
  const asOf = (state: BookingState, isCollected: boolean, late = 0): Pick<Delivery, "state" | "facts"> => {
    const deliveryWindow = { ...begun.facts.deliveryWindow, end: end + late }
    return { state, facts: { ...begun.facts, isCollected, deliveryWindow } }
  }

  it.each(["delivered", "returned", "cancelled", "expired"] as const)(
    "is there when it is %s, at any time",
    (state) => {
      for (const isCollected of [true, false])
        expect(isBookingOver(asOf(state, isCollected), sampleBooking.bookedAt)).toBe(true)
    },
  )

  it("comes to every other one seven days after the delivery window to which it was moved", () => {
    fc.assert(
      fc.property(open, fc.nat(100 * day), fc.nat(100 * day), (state, early, late) => {
        const delivery = asOf(state, false, late)
        expect(isBookingOver(delivery, end + late + overAfterDays * day - 1 - early)).toBe(false)
        expect(isBookingOver(delivery, end + late + overAfterDays * day + early)).toBe(true)
      }),
    )
  })

  it("does not come by itself while a driver has the parcel", () => {
    fc.assert(
      fc.property(open, fc.nat(10_000 * day), (state, late) => {
        expect(isBookingOver(asOf(state, true), end + late)).toBe(false)
      }),
    )
  })
})
