import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aBooking } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { contactOf } from "../draft/contact-choice.ts"
import { newDraft, priceInputsOf } from "../draft/draft.ts"
import { vehicleFit, vehicles } from "../parcel/vehicle.ts"
import { bookAgain } from "./book-again.ts"

const again = (booking: typeof sampleBooking) => ({
  ...newDraft("again", booking.market),
  ...bookAgain(booking).patch,
})
const sidesOf = (side: number) => [side, side, side] as const

describe("a booking that is made again", () => {
  it("goes the same way, is priced by the same facts and meets the same people", () => {
    fc.assert(
      fc.property(aBooking, (booking) => {
        const draft = again(booking)
        const { vehicle } = bookAgain(booking).notTakenOver.includes("vehicle") ? draft : booking
        expect(priceInputsOf(draft)).toEqual({
          market: booking.market,
          pickup: booking.pickup.position,
          dropOff: booking.dropOff.position,
          vehicle,
          bookingType: booking.bookingType,
          parcel: { weightGrams: booking.parcel.weightGrams, sidesCm: booking.parcel.sidesCm },
        })
        for (const side of ["pickup", "dropOff"] as const) {
          const { building, landmark, contact } = booking[side]
          expect(draft[side]).toMatchObject({ building, landmark })
          expect(contactOf(draft[side].contact, draft.guest)).toEqual({ name: contact.name, phone: contact.phone })
        }
      }),
      { numRuns: runs(200) },
    )
  })

  it("is one that can go on, whatever was carried then, and says what of it is otherwise", () => {
    const aParcel = fc.record({
      weightGrams: fc.integer({ min: 1, max: 200_000 }),
      side: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(aBooking, fc.option(aParcel), fc.constantFrom(...vehicles), (booked, former, vehicle) => {
        const own = former && { size: "own" as const, weightGrams: former.weightGrams, sidesCm: sidesOf(former.side) }
        const booking = { ...booked, vehicle, parcel: { ...booked.parcel, ...own } }
        const draft = again(booking)
        const { notTakenOver } = bookAgain(booking)
        expect(vehicleFit(draft.vehicle, draft.parcel).fits).toBe(true)
        expect(notTakenOver.includes("vehicle")).toBe(draft.vehicle !== booking.vehicle)
        const measures = ({ weightGrams, sidesCm }: typeof draft.parcel) => [weightGrams, sidesCm]
        if (!notTakenOver.includes("parcel")) expect(measures(draft.parcel)).toEqual(measures(booking.parcel))
        expect(draft.parcel).toMatchObject({ kind: booking.parcel.kind, note: booking.parcel.note })
        expect(notTakenOver.includes("promo")).toBe(booking.price.discount.minor > 0)
      }),
      { numRuns: runs(200) },
    )
  })

  it("is of another vehicle where that of then no longer carries such a parcel, and of a usual size beyond all limits", () => {
    const own = (weightGrams: number) => ({ ...sampleBooking.parcel, size: "own" as const, weightGrams })
    const heavier = bookAgain({ ...sampleBooking, vehicle: "bike", parcel: own(12_000) })
    expect([heavier.patch.vehicle, heavier.notTakenOver]).toEqual(["car", ["vehicle"]])
    const beyond = bookAgain({ ...sampleBooking, vehicle: "van", parcel: own(90_000) })
    expect([beyond.patch.parcel?.size, beyond.notTakenOver]).toEqual(["small", ["parcel"]])
  })

  it("asks anew when, and how it is paid", () => {
    const { pickupDate, pickupWindow, deliveryWindow, paymentMethod } = again(sampleBooking)
    expect([pickupDate, pickupWindow, deliveryWindow, paymentMethod]).toEqual([null, null, null, null])
  })

  it("keeps 'Contact Me' for whoever booked, and not for a contact that was changed since", () => {
    expect(again(sampleBooking).pickup.contact.choice).toBe("me")
    const called = { ...sampleBooking.pickup.contact, phone: "+971507654321" }
    expect(again({ ...sampleBooking, pickup: { ...sampleBooking.pickup, contact: called } }).pickup.contact).toEqual({
      choice: "other",
      name: called.name,
      phone: called.phone,
    })
    const changed = { ...sampleBooking.pickup, contact: { ...sampleBooking.pickup.contact, name: "Noor" } }
    expect(again({ ...sampleBooking, pickup: changed }).pickup.contact).toEqual({
      choice: "other",
      name: "Noor",
      phone: sampleBooking.pickup.contact.phone,
    })
  })
})
