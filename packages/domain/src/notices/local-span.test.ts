import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { at } from "../testing/sample-booking.ts"
import { localMoment, localSpan } from "./local-span.ts"

describe("a window in a message", () => {
  it("stands on the market's wall clock, and ends a day at 24:00", () => {
    const date = localDate("2026-11-22")
    const span = (market: "AE" | "QA", start: string, end: string) =>
      localSpan(market, { date, window: "", start: at(start), end: at(end) })
    expect(span("AE", "2026-11-22T09:00:00.000Z", "2026-11-22T14:30:00.000Z")).toBe("22/11/2026 13:00-18:30")
    expect(span("QA", "2026-11-21T21:00:00.000Z", "2026-11-22T21:00:00.000Z")).toBe("22/11/2026 00:00-24:00")
  })
})

describe("a moment in a message", () => {
  it("stands on the market's wall clock", () => {
    expect(localMoment("AE", at("2026-11-21T21:05:00.000Z"))).toBe("22/11/2026 01:05")
    expect(localMoment("QA", at("2026-11-21T09:00:00.000Z"))).toBe("21/11/2026 12:00")
  })
})
