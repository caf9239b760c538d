import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { parseIso, toIso } from "./iso-instant.ts"
import { daysInMonth } from "./local-date.ts"
import { date, instant } from "./testing/arbitraries.ts"

const noon = Date.UTC(2026, 10, 21, 12)

describe("an instant on the wire", () => {
  it("reads back as it was written", () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(parseIso(toIso(at))).toBe(at)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is written as the platform writes it, one after the other and in any order", () => {
    const near = fc.tuple(instant, fc.integer({ min: -90_000_000, max: 90_000_000 })).map(([at, by]) => at + by)
    fc.assert(
      fc.property(fc.array(fc.oneof(instant, near, fc.integer({ min: -8.64e15, max: 8.64e15 }))), (instants) => {
        for (const at of instants) expect(toIso(at)).toBe(new Date(at).toISOString())
      }),
      { numRuns: runs(500) },
    )
    expect(() => toIso(Number.NaN)).toThrow(RangeError)
    expect(() => toIso(8.64e15 + 1)).toThrow(RangeError)
  })

  it("reads back as any zone writes it", () => {
    const offset = fc.integer({ min: -(24 * 60 - 1), max: 24 * 60 - 1 })
    fc.assert(
      fc.property(instant, offset, (at, minutes) => {
        const local = toIso(at + minutes * 60_000).slice(0, -1)
        expect(parseIso(local + offsetText(minutes))).toBe(at)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is none on a day that no month has", () => {
    const year = fc.integer({ min: 0, max: 9999 })
    const anyDay = fc.record({ year, month: fc.nat(99), day: fc.nat(99) })
    // A parser that counts on into the next month does it here only.
    const nearEnd = fc.record({ year, month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 29, max: 31 }) })
    const noDay = fc.oneof(anyDay, nearEnd).filter(({ year, month, day }) => {
      const isMonth = year > 0 && month >= 1 && month <= 12
      return !isMonth || day < 1 || day > daysInMonth(year, month)
    })
    fc.assert(
      fc.property(noDay, (day) => {
        expect(parseIso(`${dayText(day)}T00:00Z`)).toBeNull()
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is one at each minute of a day and at no other", () => {
    fc.assert(
      fc.property(date, fc.nat(99), fc.nat(99), fc.nat(99), (day, hour, minute, second) => {
        const isTime = hour < 24 && minute < 60 && second < 60
        const text = `${day}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}Z`
        const midnight = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)))
        expect(parseIso(text)).toBe(isTime ? midnight + ((hour * 60 + minute) * 60 + second) * 1000 : null)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("is written in UTC with milliseconds", () => {
    expect(toIso(noon)).toBe("2026-11-21T12:00:00.000Z")
    expect(toIso(noon - 1)).toBe("2026-11-21T11:59:59.999Z")
  })

  it.each([
    ["2026-11-21T12:00Z", 0],
    ["2026-11-21T12:00:30Z", 30_000],
    ["2026-11-21T12:00:30.5Z", 30_500],
    ["2026-11-21T12:00:00.123456789Z", 123],
    ["2026-11-21T16:00+04:00", 0],
    ["2026-11-21T16:00:00.001+04:00", 1],
    ["2026-11-21T08:30:00-03:30", 0],
    ["2026-11-22T11:59+23:59", 0],
  ])("is read from '%s'", (text, afterNoon) => {
    expect(parseIso(text)).toBe(noon + afterNoon)
  })

  it("is read on a leap day, and on the first and the last day of the calendar", () => {
    expect(parseIso("2028-02-29T00:00Z")).toBe(Date.UTC(2028, 1, 29))
    expect(parseIso("0001-01-01T00:00Z")).toBe(-62_135_596_800_000)
    expect(parseIso("9999-12-31T23:59:59.999Z")).toBe(253_402_300_799_999)
  })

  it.each([
    "",
    "2026-11-21",
    "2026-11-21T12:00",
    "2026-11-21T12:00:00.000",
    "2026-11-21T12Z",
    "2026-11-21T12:00:00.Z",
    "2026-11-21T12:00:00.1234567891Z",
    "2026-11-21T12:00+0400",
    "2026-11-21 12:00Z",
    " 2026-11-21T12:00Z",
    "2026-11-21T12:00Z ",
    "+002026-11-21T12:00Z",
    "2026-11-21T12:00Z (noon)",
    "2026-13-21T12:00Z",
    "2026-00-21T12:00Z",
    "2026-11-00T12:00Z",
    "2026-11-31T12:00Z",
    "2026-11-32T12:00Z",
    "2026-02-29T12:00Z",
    "2026-02-30T00:00Z",
    "2026-04-31T00:00Z",
    "0000-01-01T00:00Z",
    "2026-11-21T24:00Z",
    "2026-11-21T25:00Z",
    "2026-11-21T12:60Z",
    "2026-11-21T12:00:60Z",
    "2026-11-21T12:00+24:00",
    "2026-11-21T12:00+04:60",
    "1795262400000",
    "Sat, 21 Nov 2026 12:00:00 GMT",
  ])("is not read from '%s'", (text) => {
    expect(parseIso(text)).toBeNull()
  })
})

const dayText = ({ year, month, day }: { readonly year: number; readonly month: number; readonly day: number }) =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`

const twoDigits = (value: number): string => String(value).padStart(2, "0")
