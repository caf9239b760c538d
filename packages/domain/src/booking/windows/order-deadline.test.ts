import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import { type BookingType, bookingTypes } from "../booking-type.ts"
import { askAt, plainBasis, scheduleOf } from "./market-schedule.ts"
import { orderDeadline } from "./order-deadline.ts"

const dubai = (time: string) => Date.parse(`2026-11-21T${time}+04:00`)
const plain = scheduleOf("AE", plainBasis)
const about = (bookingType: BookingType) => ({ market: "AE", bookingType, vehicle: null }) as const
const instants = fc.integer({ min: Date.parse("2026-01-01T00:00Z"), max: Date.parse("2030-01-01T00:00Z") })

describe("the deadline of a booking type", () => {
  it("lies ahead, and at it the earliest date moves", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketIds),
        fc.constantFrom(...bookingTypes),
        instants,
        (market, bookingType, now) => {
          const question = { market, bookingType, vehicle: null }
          const deadline = orderDeadline(plain, question, now)
          if (!deadline) throw new Error("the Gulf book always has a date")
          expect(deadline.orderBy).toBeGreaterThan(now)
          const just = plain.earliest(askAt(question, deadline.orderBy - 1))
          const past = plain.earliest(askAt(question, deadline.orderBy))
          expect(just?.date).toBe(deadline.pickup)
          expect((past?.date ?? "") > deadline.pickup).toBe(true)
        },
      ),
    )
  })

  it("of Same Day is 16:00 of today until it has come", () => {
    expect(orderDeadline(plain, about("sameDay"), dubai("15:59:59.999"))).toEqual({
      pickup: "2026-11-21",
      delivery: "2026-11-21",
      daysAhead: 0,
      orderBy: dubai("16:00"),
    })
  })

  it("of Same Day is that of tomorrow from 16:00 on", () => {
    expect(orderDeadline(plain, about("sameDay"), dubai("16:00"))).toMatchObject({ pickup: "2026-11-22", daysAhead: 1 })
  })

  it("is none where no date can be booked", () => {
    const days = { from: localDate("2026-11-01"), to: localDate("2027-12-31") }
    const shut = scheduleOf("AE", { readings: [], closures: [{ id: "shut", ...days }] })
    for (const type of bookingTypes) expect(orderDeadline(shut, about(type), dubai("12:00"))).toBeNull()
  })

  it("of On Demand is 21:00, when its last hour begins", () => {
    expect(orderDeadline(plain, about("onDemand"), dubai("12:00"))?.orderBy).toBe(dubai("21:00"))
  })
})
