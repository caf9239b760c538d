import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LocalDate } from "../../calendar/local-date.ts"
import { aDate } from "../../testing/arbitraries.ts"
import { anExpiry, inOtherDigits } from "../../testing/arbitraries-card.ts"
import { expiryOf, isExpired } from "./card-expiry.ts"

describe("an expiry", () => {
  it("is read from MM/YY and MM/YYYY alike", () => {
    expect(expiryOf("09/30")).toEqual({ month: 9, year: 2030 })
    expect(expiryOf("09/2030")).toEqual({ month: 9, year: 2030 })
    expect(expiryOf(" 09 / 30 ")).toEqual({ month: 9, year: 2030 })
  })

  it("is none with a month outside 01-12, a year outside 2019-2099 or another form", () => {
    for (const text of [
      "00/30",
      "13/30",
      "09/18",
      "09/2018",
      "09/2100",
      "9/30",
      "0930",
      "09/3",
      "09/030",
      "09-30",
      "ab/cd",
      "x09/30",
      "2009/30",
      "09/30/",
      "",
    ])
      expect(expiryOf(text), text).toBeNull()
    for (const text of ["01/19", "12/2019", "12/99", "12/2099"]) expect(expiryOf(text), text).not.toBeNull()
  })

  it("is the same from an Arabic or a Persian keyboard", () => {
    fc.assert(
      fc.property(
        anExpiry.chain((text) => fc.tuple(fc.constant(text), inOtherDigits(text))),
        ([text, other]) => {
          expect(expiryOf(other)).toEqual(expiryOf(text))
          expect(expiryOf(text)).not.toBeNull()
        },
      ),
    )
  })

  it("is good until the last day of its month and past on the first of the next", () => {
    const november = { month: 11, year: 2026 }
    expect(isExpired(november, "2026-11-30" as LocalDate)).toBe(false)
    expect(isExpired(november, "2026-12-01" as LocalDate)).toBe(true)
    expect(isExpired({ month: 9, year: 2026 }, "2026-11-01" as LocalDate)).toBe(true)
    expect(isExpired({ month: 1, year: 2027 }, "2026-12-31" as LocalDate)).toBe(false)
  })

  it("is past from a day on, and never good again", () => {
    fc.assert(
      fc.property(
        aDate,
        aDate,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2019, max: 2099 }),
        (one, other, month, year) => {
          const [before, after] = [one, other].sort() as [LocalDate, LocalDate]
          if (isExpired({ month, year }, before)) expect(isExpired({ month, year }, after)).toBe(true)
        },
      ),
    )
  })
})
