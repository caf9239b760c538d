import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aBooking, someReadings } from "../../testing/arbitraries.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import type { Booking } from "../booking.ts"
import { isReading, plainBasis, type ScheduleBasis } from "./market-schedule.ts"
import { type PublishedRules, rulesReading } from "./published-rules.ts"
import { refusedByRules, rulesChanges } from "./rules-preview.ts"

const by = (patch: PublishedRules["patch"], over: Partial<ScheduleBasis> = {}): ScheduleBasis => ({
  ...plainBasis,
  ...over,
  rules: rulesReading({ value: { id: "own", market: "AE", validFrom: 0, readings: [], patch }, version: 1 }),
})
const pickup = (orderBy: "09:00" | "16:00") =>
  ({
    services: { sameDay: { pickup: [{ id: "13-18", start: "13:00", end: "18:00", orderBy }] } },
  }) as const

/** Ordered at 11:00 for the window from 13 to 18, whose last order time is 16:00. */
const ordered: Booking = { ...sampleBooking, bookedAt: Date.parse("2026-11-21T11:00:00+04:00") }

describe("bookings that other rules would refuse", () => {
  it("are told with their windows and why, and those that they would accept are not", () => {
    expect(refusedByRules("AE", plainBasis, by(pickup("16:00")), [ordered])).toEqual([])
    const { reference, state, bookingType, pickupWindow, deliveryWindow, bookedAt } = ordered
    const told = { reference, state, bookingType, pickupWindow, deliveryWindow, bookedAt }
    const inTime = { ...ordered, bookedAt: Date.parse("2026-11-21T08:59:59+04:00") }
    expect(refusedByRules("AE", plainBasis, by(pickup("09:00")), [ordered, inTime])).toEqual([
      { ...told, reason: "cutoff-passed" },
    ])
  })

  it("are named by a window that is no more, of the pick-up or of the delivery", () => {
    const noSuch = {
      services: { sameDay: { pickup: [{ id: "8-9", start: "08:00", end: "09:00", orderBy: "07:00" }] } },
    } as const
    expect(refusedByRules("AE", plainBasis, by(noSuch), [ordered]).map(({ reason }) => reason)).toEqual([
      "unknown-window",
    ])
    const readings = ["sd-delivery-alt"]
    const refused = refusedByRules("AE", plainBasis, { ...plainBasis, readings }, [ordered])
    expect(refused).toHaveLength(1)
  })

  it("are none that could not be had before either, whatever is closed or full", () => {
    const date = ordered.pickupWindow.date
    const closed = { closures: [{ id: "off", from: date, to: date }] }
    expect(refusedByRules("AE", { ...plainBasis, ...closed }, by(pickup("09:00"), closed), [ordered])).toEqual([])
    const full = { capacities: [{ bookingType: "sameDay", window: null, capacity: 0 }] } as const
    const [first] = refusedByRules("AE", { ...plainBasis, ...full }, by(pickup("09:00"), full), [ordered])
    expect(first?.reason).toBe("cutoff-passed")
  })

  it("are never those of the same rules, and never more than there are", () => {
    fc.assert(
      fc.property(fc.array(aBooking, { maxLength: 5 }), someReadings, (bookings, names) => {
        const basis = { ...plainBasis, readings: names.filter(isReading) }
        expect(refusedByRules("AE", basis, basis, bookings)).toEqual([])
        const known = new Set(bookings.map(({ reference }) => reference))
        for (const { reference } of refusedByRules("AE", basis, by(pickup("09:00")), bookings))
          expect(known.has(reference)).toBe(true)
      }),
    )
  })
})

describe("what rules change in a market", () => {
  it("is what its own hours were and are, and nothing of another market's", () => {
    expect(rulesChanges("AE", plainBasis, by(pickup("09:00")))).toEqual([
      { path: "services.sameDay.pickup[11-14]", kind: "removed", before: expect.anything() },
      { path: "services.sameDay.pickup[13-18].orderBy", kind: "changed", before: "16:00", after: "09:00" },
    ])
    expect(rulesChanges("AE", plainBasis, by({ horizonDays: 7 })).map(({ path }) => path)).toEqual(["horizonDays"])
  })
})
