import fc from "fast-check"
import { expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { anInstant } from "../testing/arbitraries.ts"
import { forgottenBookings } from "./people-of-bookings.ts"

it("people of bookings are forgotten never before so many years of the calendar, and a day for each year later at most", () => {
  fc.assert(
    fc.property(anInstant, fc.integer({ min: 1, max: 15 }), (now, years) => {
      const { endedUntil } = forgottenBookings(now, years)
      const date = new Date(now)
      date.setUTCFullYear(date.getUTCFullYear() - years)
      expect(endedUntil).toBeLessThanOrEqual(date.getTime())
      expect(date.getTime() - endedUntil).toBeLessThanOrEqual(years * msPerDay)
    }),
  )
})

it("what was never paid is forgotten after thirty days, whatever the years are", () => {
  fc.assert(
    fc.property(anInstant, fc.integer({ min: 1, max: 15 }), (now, years) => {
      expect(now - forgottenBookings(now, years).unpaidUntil).toBe(30 * msPerDay)
    }),
  )
})
