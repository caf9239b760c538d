import { describe, expect, it } from "vitest"
import { chargeableKg } from "../booking/parcel/parcel.ts"
import { money } from "../money/money.ts"
import { sampleReferenceData } from "../testing/reference-data.ts"
import { referenceNumber, sampleBooking } from "../testing/sample-booking.ts"
import { deliveryChargeMinor } from "./tariff.ts"
import { tariffPreview } from "./tariff-preview.ts"

const { areas, tariffs } = sampleReferenceData
const list = tariffs.find(({ market }) => market === "AE") ?? expect.unreachable()
const atSea = { ...sampleBooking.dropOff, position: { lat: 26.5, lon: 53 } }

describe("a price list over bookings that were made", () => {
  it("tells of each its charge as it was and as the list has it in its window, and the sums of both", () => {
    const { bookingType, vehicle, distanceKm, parcel, pickupWindow, price } = sampleBooking
    const dearer = { ...list, windowAdjustmentsMinor: { [pickupWindow.window]: 250 } }
    const local = { ...sampleBooking, reference: referenceNumber(2), dropOff: sampleBooking.pickup, distanceKm: 0 }
    const chargeOf = (km: number, to: string) =>
      deliveryChargeMinor(dearer, {
        bookingType,
        vehicle,
        distanceKm: km,
        chargeableKg: chargeableKg(parcel),
        areas: ["dubai", to],
        window: pickupWindow.window,
      })
    const [far, near] = [chargeOf(distanceKm, "sharjah"), chargeOf(0, "dubai")]
    expect(far).toBeGreaterThan(near)
    const before = price.deliveryCharge
    expect(tariffPreview(dearer, [sampleBooking, local], areas)).toEqual({
      bookings: [
        { reference: sampleBooking.reference, before, after: money(far, "AED") },
        { reference: local.reference, before, after: money(near, "AED") },
      ],
      before: money(2 * before.minor, "AED"),
      after: money(far + near, "AED"),
    })
  })

  it("leaves out bookings of which no area serves an end any more", () => {
    const nothing = money(0, "AED")
    const gone = [
      { ...sampleBooking, dropOff: atSea },
      { ...sampleBooking, pickup: atSea },
    ]
    expect(tariffPreview(list, gone, areas)).toEqual({ bookings: [], before: nothing, after: nothing })
  })
})
