import type { Timetable } from "@mersal/domain/site/timetable"
import fc from "fast-check"
import { expect, it } from "vitest"
import { daySpan, dayWidth } from "./day-span.ts"

const minute = 60_000
const minuteOf = (instant: number) => (instant / minute) % 1_440

/** Windows between two midnights, each with a last order time up to eighteen hours before it begins. */
const windows = fc.array(
  fc
    .record({ day: fc.nat(6), from: fc.integer({ min: 0, max: 1_300 }), lasts: fc.integer({ min: 30, max: 140 }) })
    .chain(({ day, from, lasts }) =>
      fc.nat(1_080).map((before) => {
        const start = (day * 1_440 + from) * minute
        return { start, end: start + lasts * minute, orderBy: start - before * minute }
      }),
    ),
  { minLength: 1, maxLength: 12 },
)
const timetables = fc
  .array(windows, { minLength: 1, maxLength: 3 })
  .map((each) => each.map((windows): Timetable => ({ bookingType: "sameDay", windows })))

it("draws every window after its last order time and within the day", () => {
  fc.assert(
    fc.property(timetables, (timetables) => {
      const at = daySpan(timetables, minuteOf)
      for (const window of timetables.flatMap(({ windows }) => windows)) {
        const { orderBy, start, width } = at(window)
        expect(orderBy).toBeGreaterThan(0)
        expect(orderBy).toBeLessThanOrEqual(start)
        expect(width).toBeGreaterThan(0)
        expect(start + width).toBeLessThan(dayWidth)
      }
    }),
  )
})

it("draws the same hour of two days at one place", () => {
  fc.assert(
    fc.property(timetables, fc.integer({ min: 1, max: 6 }), (timetables, days) => {
      const at = daySpan(timetables, minuteOf)
      const later = days * 1_440 * minute
      for (const { start, end, orderBy } of timetables.flatMap(({ windows }) => windows))
        expect(at({ start: start + later, end: end + later, orderBy: orderBy + later })).toEqual(
          at({ start, end, orderBy }),
        )
    }),
  )
})
