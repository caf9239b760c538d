import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import {
  addDays,
  compareDates,
  dateOfDay,
  dayNumber,
  daysBetween,
  daysInMonth,
  InvalidLocalDate,
  isLeapYear,
  localDate,
  parseLocalDate,
  weekday,
} from "./local-date.ts"
import { date } from "./testing/arbitraries.ts"

const days = fc.integer({ min: -200_000, max: 200_000 })

/** By the lengths of months alone. */
function dayAfter(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number)
  const isLast = day === daysInMonth(year, month)
  const next = isLast ? (month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1]) : [year, month, day + 1]
  return next.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, "0")).join("-")
}

describe("local dates", () => {
  it("are numbered day by day, to and fro, over leap days and year ends", () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayNumber(dateOfDay(day))).toBe(day)
        expect(dateOfDay(day + 1)).toBe(dayAfter(dateOfDay(day)))
      }),
      { numRuns: runs(5000) },
    )
  })

  it("sort as text as they do as days", () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(Math.sign(dayNumber(a) - dayNumber(b)))
      }),
      { numRuns: runs(1000) },
    )
  })

  it("come back after as many days there and back", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -5000, max: 5000 }), (start, count) => {
        expect(addDays(addDays(start, count), -count)).toBe(start)
        expect(daysBetween(start, addDays(start, count))).toBe(count)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("have the weekday that UTC gives them", () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(weekday(day) % 7).toBe(new Date(`${day}T00:00Z`).getUTCDay())
      }),
      { numRuns: runs(1000) },
    )
  })

  it("parse exactly the texts that a calendar has", () => {
    const text = fc
      .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
      .map(([year, month, day]) =>
        [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-"),
      )
    fc.assert(
      fc.property(text, (text) => {
        const [year = 0, month = 0, day = 0] = text.split("-").map(Number)
        const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
        expect(parseLocalDate(text)).toBe(exists ? text : null)
      }),
      { numRuns: runs(3000) },
    )
  })

  it("give every month of the 400 years of the calendar its days", () => {
    for (let year = 1801; year <= 2200; year++) {
      expect(isLeapYear(year)).toBe(new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29)
      for (let month = 1; month <= 12; month++)
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
    }
  })

  it("are equal to themselves when sorted", () => {
    expect(compareDates(localDate("2026-11-21"), localDate("2026-11-21"))).toBe(0)
  })

  it.each([
    "2026-02-30",
    "2025-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-00-10",
    "2026-13-10",
    "2026-10-00",
    "0000-12-31",
    "2026-1-1",
    "2026-01-01T00:00",
    " 2026-01-01",
    "12026-01-01",
    "2026-11-2026-11-21",
    "",
  ])("refuse '%s' and name it", (text) => {
    expect(parseLocalDate(text)).toBeNull()
    expect(() => localDate(text)).toThrow(InvalidLocalDate)
    expect(() => localDate(text)).toThrow(
      expect.objectContaining({ name: "InvalidLocalDate", message: `Not a calendar day: ${text}`, text }),
    )
  })

  it("are written for every day of four hundred years and no other number", () => {
    for (let day = -71_000; day < 75_000; day += 1) if (dayNumber(dateOfDay(day)) !== day) expect.fail(`day ${day}`)
    expect(dateOfDay(-0.5)).toBe("1969-12-31")
    for (const day of [Number.NaN, -719_163, 2_932_897]) expect(() => dateOfDay(day)).toThrow(InvalidLocalDate)
  })

  it("know the leap days of 2000 and 2028", () => {
    expect(addDays(localDate("2000-02-28"), 1)).toBe("2000-02-29")
    expect(addDays(localDate("2028-02-29"), 1)).toBe("2028-03-01")
  })

  it("reach from the first to the last day of the years of four digits", () => {
    for (const end of ["0001-01-01", "9999-12-31"]) {
      expect(localDate(end)).toBe(end)
      expect(dateOfDay(dayNumber(localDate(end)))).toBe(end)
    }
    expect(() => addDays(localDate("9999-12-31"), 1)).toThrow(InvalidLocalDate)
    expect(() => addDays(localDate("0001-01-01"), -1)).toThrow(InvalidLocalDate)
    expect(() => dateOfDay(Number.NaN)).toThrow(InvalidLocalDate)
    expect(() => dateOfDay(3_000_000)).toThrow("Not a calendar day: day 3000000")
  })
})
