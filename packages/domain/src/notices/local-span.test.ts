import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { at } from "../testing/sample-booking.ts"
import { localDay, localMoment, localSpan } from "./local-span.ts"

describe("a window in a message", () => {
  const date = localDate("2026-11-22")
  const span = (language: "en" | "ar", market: "AE" | "QA", window: string, start: string, end: string) =>
    localSpan(language, market, { date, window, start: at(start), end: at(end) })

  it("is written as on the pages of its language, on the market's wall clock", () => {
    const afternoon = ["13-18", "2026-11-22T09:00:00.000Z", "2026-11-22T14:00:00.000Z"] as const
    expect(span("en", "AE", ...afternoon)).toBe("22nd Nov 2026, 1PM to 6PM")
    expect(span("ar", "AE", ...afternoon)).toBe("22 نوفمبر 2026، 1\u00a0م – 6\u00a0م")
    expect(span("en", "QA", ...afternoon)).toBe("22nd Nov 2026, 12PM to 5PM")
  })

  it("is an hour or a deadline where pages write one", () => {
    expect(span("en", "AE", "9", "2026-11-22T05:00:00.000Z", "2026-11-22T06:00:00.000Z")).toBe("22nd Nov 2026, 9AM")
    const evening = ["before-20", "2026-11-22T14:00:00.000Z", "2026-11-22T16:00:00.000Z"] as const
    expect(span("en", "AE", ...evening)).toBe("22nd Nov 2026, Before 8PM")
    expect(span("ar", "AE", ...evening)).toBe("22 نوفمبر 2026، قبل 8\u00a0م")
  })
})

describe("a moment in a message", () => {
  it("is written as on the pages of its language, on the market's wall clock", () => {
    expect(localMoment("en", "AE", at("2026-11-21T21:05:00.000Z"))).toBe("22nd Nov, 2026 - 01:05 AM")
    expect(localMoment("en", "QA", at("2026-11-21T09:00:00.000Z"))).toBe("21st Nov, 2026 - 12:00 PM")
    expect(localMoment("ar", "AE", at("2026-11-21T21:05:00.000Z"))).toMatch(/^22 نوفمبر 2026.+1:05\u00a0ص$/)
  })
})

it("a day in a message is written as on the pages of its language", () => {
  expect(localDay("en", "AE", localDate("2026-11-22"))).toBe("22nd Nov 2026")
  expect(localDay("ar", "AE", localDate("2026-11-22"))).toBe("22 نوفمبر 2026")
})
