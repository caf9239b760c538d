import { localDate } from "@mersal/domain/calendar/local-date"
import { money } from "@mersal/domain/money/money"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { formatsBy } from "./formats.ts"

const english = formatsBy.en
const arabic = formatsBy.ar
const friday = localDate("2026-11-27")

describe("formats of a page", () => {
  it("make a date's formatter for its first use, and only once", async () => {
    vi.resetModules()
    const anew = await import("./formats.ts")
    const made = vi.spyOn(Intl, "DateTimeFormat")
    onTestFinished(() => made.mockRestore())
    const formats = anew.formatsBy.en
    expect(made).toHaveBeenCalledTimes(0)
    for (const date of [friday, localDate("2026-11-28")]) anew.formatsBy.en.weekdayShort(date)
    expect(formats.weekdayShort(friday)).toBe("Fri")
    expect(made).toHaveBeenCalledTimes(1)
  })

  it("write amounts with the currency where each language has it", () => {
    expect(english.money(money(2625, "AED"))).toBe("AED\u00a026.25")
    expect(arabic.money(money(2625, "AED"))).toContain("26.25")
    expect(arabic.money(money(2625, "AED"))).toContain("د.إ")
  })

  it("write a minus to the left of its figure", () => {
    expect(english.money(money(-500, "AED"))).toBe("−AED\u00a05.00")
    expect(arabic.money(money(-500, "QAR"))).toContain("\u200e-5.00")
  })

  it("leave the full stop to the sentence", () => {
    expect(`${arabic.money(money(2625, "AED"))}.`).toMatch(/د\.إ\u200f\.$/)
  })

  it("use Latin digits in Arabic pages, for both markets", () => {
    for (const text of [
      arabic.money(money(2625, "QAR")),
      arabic.number(12.5),
      arabic.longDate(friday),
      arabic.duration(90_000),
    ]) {
      expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
      expect(text).toMatch(/\d/)
    }
  })

  it("name a day without looking at the browser's own zone", () => {
    expect(english.longDate(friday)).toBe("Friday 27 November")
    expect(english.shortDate(friday)).toBe("Fri 27 Nov")
    expect(english.weekdayShort(friday)).toBe("Fri")
    expect(arabic.longDate(friday)).toContain("الجمعة")
  })

  it("count down in the units that matter", () => {
    expect(english.duration(2 * 3_600_000 + 14 * 60_000 + 59_000)).toBe("2 hrs 14 mins")
    expect(english.duration(14 * 60_000 + 30_000)).toBe("14 mins")
    expect(english.duration(90_999)).toBe("1 min 30 secs")
    expect(english.duration(59_999)).toBe("59 secs")
    expect(english.duration(-5)).toBe("0 secs")
  })
})
