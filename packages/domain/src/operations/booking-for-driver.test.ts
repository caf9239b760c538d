import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { endStates } from "../account/erasure.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { bookingForDriver, graceOfDriver } from "./booking-for-driver.ts"

const { pickup, dropOff, customer, deliveryWindow } = sampleBooking
const booking = { ...sampleBooking, parcel: { ...sampleBooking.parcel, note: "Ring twice" } }
const people = [pickup.contact.name, pickup.contact.phone, pickup.address, dropOff.address, customer.name, "Ring twice"]

const stamp = { by: { role: "porter", id: "driver-1" }, place: null, order: 1, commandId: null } as const
const delivered = (at: number): RecordedEvent => ({
  ...stamp,
  type: "deliver",
  proof: { kind: "photo", image: "image-1" },
  at,
})
const paid = (at: number): RecordedEvent => ({
  ...stamp,
  type: "takeCash",
  amount: { minor: 2_625, currency: "AED" },
  at,
})

const end = deliveryWindow.end - 3_600_000
const said = (...asked: Parameters<typeof bookingForDriver>) => JSON.stringify(bookingForDriver(...asked))

describe("the people of a booking, to its driver", () => {
  it("are his until a day after it was handed over, and not from then on, whatever was noted later", () => {
    const over = { ...booking, state: "delivered" } as const
    fc.assert(
      fc.property(fc.nat(10 * graceOfDriver), fc.nat(5 * graceOfDriver), (since, later) => {
        const read = said(over, [delivered(end), paid(end + later)], end + since)
        for (const word of people) expect([word, read.includes(word)]).toEqual([word, since < graceOfDriver])
      }),
    )
  })

  it("are his for as long as the parcel is, however late it is", () => {
    for (const state of ["assigned", "pickedUp", "deliveryStarted", "onHold", "returning"] as const)
      expect(said({ ...booking, state }, [], deliveryWindow.end + 100 * graceOfDriver)).toContain(pickup.contact.phone)
  })

  it("go by its delivery window where nobody ended it", () => {
    for (const state of endStates) {
      expect(said({ ...booking, state }, [], deliveryWindow.end + graceOfDriver - 1)).toContain(pickup.contact.phone)
      expect(said({ ...booking, state }, [], deliveryWindow.end + graceOfDriver)).not.toContain(pickup.contact.phone)
    }
  })

  it("leave what he carried, and when", () => {
    const late = bookingForDriver({ ...booking, state: "delivered" }, [delivered(end)], end + graceOfDriver)
    const { reference, vehicle, pickupWindow } = booking
    expect(late).toMatchObject({
      reference,
      vehicle,
      pickupWindow,
      deliveryWindow,
      pickup: { cityName: pickup.cityName },
    })
  })
})
