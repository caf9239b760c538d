import { localDate } from "@mersal/domain/calendar/local-date"
import { describe, expect, it } from "vitest"
import { dateWords, windowWords } from "./words.ts"

describe("the words of a refusal", () => {
  it("name a date as the summary page does, and in Arabic with Latin digits (D41)", () => {
    expect(dateWords(localDate("2026-11-22"), "en")).toBe("22nd Nov 2026")
    expect(dateWords(localDate("2026-11-22"), "ar")).toBe("22 نوفمبر 2026")
  })

  it("name a window by its hours", () => {
    expect(["11-14", "17-22", "9", "21", "23-24"].map((window) => windowWords(window, "en"))).toEqual([
      "11AM to 2PM",
      "5PM to 10PM",
      "9AM",
      "9PM",
      "11PM to 12AM",
    ])
    expect(windowWords("11-14", "ar")).toBe("من 11 ص إلى 2 م")
    expect(windowWords("evening", "en")).toBe("evening")
  })
})
