import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aBooking } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { contactOf } from "../draft/contact-choice.ts"
import { newDraft, priceInputsOf } from "../draft/draft.ts"
import { draftAgain } from "./book-again.ts"

const again = (booking: typeof sampleBooking) => ({ ...newDraft("again", booking.market), ...draftAgain(booking) })

describe("a booking that is made again", () => {
  it("goes the same way, is priced by the same facts and meets the same people", () => {
    fc.assert(
      fc.property(aBooking, (booking) => {
        const draft = again(booking)
        expect(priceInputsOf(draft)).toEqual({
          market: booking.market,
          pickup: booking.pickup.position,
          dropOff: booking.dropOff.position,
          vehicle: booking.vehicle,
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
