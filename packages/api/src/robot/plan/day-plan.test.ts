import { parsePhone } from "@mersal/domain/account/phone/phone"
import { vehicleFit } from "@mersal/domain/booking/parcel/vehicle"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingMinutes, planDay } from "./day-plan.ts"
import { endOf, type Fate, fates, needsCard } from "./fate.ts"
import { paymentWays } from "./payment-way.ts"

const aSeed = fc.nat(999)
const aDay = fc.record({ seed: aSeed, bookings: fc.integer({ min: 1, max: 60 }) })

describe("the plan of a day", () => {
  it("is the same for the same seed, and another one for another", () => {
    fc.assert(
      fc.property(aDay, aSeed, (day, other) => {
        expect(planDay(day)).toEqual(planDay(day))
        if (other !== day.seed) expect(planDay({ ...day, seed: other })).not.toEqual(planDay(day))
      }),
    )
  })

  it("has for each booking an end, a time on the day, two places, a vehicle that carries it, and a way to pay there", () => {
    fc.assert(
      fc.property(aDay, (day) => {
        for (const booking of planDay(day).bookings) {
          expect(["delivered", "returned", "cancelled", "expired"]).toContain(endOf(booking.fate))
          expect(booking.bookAfter).toBeGreaterThanOrEqual(0)
          expect(booking.bookAfter).toBeLessThanOrEqual(bookingMinutes)
          expect(booking.pickup.place.address).not.toBe(booking.dropOff.place.address)
          expect(vehicleFit(booking.vehicle, booking.parcel).fits).toBe(true)
          const way = paymentWays[booking.payment]
          expect(way.markets as readonly string[]).toContain(booking.market)
          if (needsCard.has(booking.fate)) expect(["card", "debitCard"]).toContain(way.method)
          expect(booking.payment === "abandoned").toBe(booking.fate === "neverPaid")
        }
      }),
    )
  })

  it("gives everybody a phone that is one, and nobody another's", () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const { bookings, members } = planDay(day)
        const guests = bookings.filter(({ customer }) => customer.member === null).map(({ customer }) => customer)
        const people = [...members, ...guests, ...bookings.map(({ recipient }) => recipient)]
        const phones = people.map(({ phone }) => phone)
        expect(phones.filter((phone) => !parsePhone(phone, "AE").ok)).toEqual([])
        expect(new Set(phones).size).toBe(people.length)
      }),
    )
  })

  it("has drivers where there is something to drive", () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const { bookings, drivers } = planDay(day)
        for (const { market } of bookings) expect(drivers[market]).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it("lets everything happen on a large day", () => {
    const seen = new Set(planDay({ seed: 7, bookings: 400 }).bookings.map(({ fate }) => fate))
    expect([...seen].sort()).toEqual((Object.keys(fates) as Fate[]).sort())
  })
})
