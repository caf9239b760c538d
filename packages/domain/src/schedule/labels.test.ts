import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { zoneNamed } from "../calendar/zone.ts"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import { deadlineLabel, parseDeadlineLabel, parseSpanLabel, type SpanStyle, spanLabel, spanOf } from "./labels.ts"
import { compile } from "./rule-book.ts"

const span = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start, end }))
const style = fc.constantFrom<SpanStyle>("to", "dash")

describe("labels of windows", () => {
  it("reads back every label in both styles", () => {
    fc.assert(
      fc.property(span, style, (times, style) => {
        expect(parseSpanLabel(spanLabel(times, style))).toEqual(times)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("reads back every deadline", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (end) => {
        expect(parseDeadlineLabel(deadlineLabel(end))).toBe(end)
      }),
      { numRuns: runs(500) },
    )
  })

  it("reads no text that it does not write", () => {
    const nearly = fc.stringMatching(/^\d{0,2}(:\d{2})?(AM|PM|am)?( to |-| - )\d{0,2}(:\d{2})?(AM|PM)?$/)
    fc.assert(
      fc.property(nearly, (text) => {
        const times = parseSpanLabel(text)
        if (times) expect([spanLabel(times, "to"), spanLabel(times, "dash")]).toContain(text)
      }),
      { numRuns: runs(1000) },
    )
  })

  it.each([
    ["11AM to 2PM", { start: 660, end: 840 }],
    ["1PM to 6PM", { start: 780, end: 1080 }],
    ["5PM-10PM", { start: 1020, end: 1320 }],
    ["12PM-5PM", { start: 720, end: 1020 }],
    ["9AM to 1PM", { start: 540, end: 780 }],
  ])("reads the specification's %s", (text, times) => {
    expect(parseSpanLabel(text)).toEqual(times)
    expect(spanLabel(times, text.includes(" to ") ? "to" : "dash")).toBe(text)
  })

  it("takes 12AM for 24:00 only as an end", () => {
    expect(parseSpanLabel("10PM-12AM")).toEqual({ start: 1320, end: 1440 })
    expect(parseSpanLabel("12AM-2AM")).toEqual({ start: 0, end: 120 })
    expect(parseDeadlineLabel("Before 12AM")).toBe(1440)
  })

  it.each([
    "",
    "11AM",
    "2PM-11AM",
    "1PM-1PM",
    "11AMX-2PM",
    "11AM-2PMX",
    "13PM-2PM",
    "11:00AM-2PM",
    "0AM-2AM",
    "1PM-2PM-3PM",
    "11am-2pm",
    "Before 8PM",
  ])("reads nothing from '%s'", (text) => expect(parseSpanLabel(text)).toBeNull())

  it.each(["8PM", "Before", "Before 20", "before 8PM"])("reads no deadline from '%s'", (text) =>
    expect(parseDeadlineLabel(text)).toBeNull(),
  )

  it("labels On Demand 9PM as before 11PM", () => {
    const dubai = zoneNamed("Asia/Dubai")
    const verdict = compile(gulfBook).check({
      market: "AE",
      service: "onDemand",
      now: Date.parse("2026-11-21T20:59:59.999+04:00"),
      date: localDate("2026-11-21"),
      window: "21",
    })
    if (!verdict.ok) throw new Error(verdict.reason)
    expect(spanLabel(spanOf(dubai, verdict.slot))).toBe("9PM-10PM")
    expect(verdict.slot.delivery.options.map((option) => deadlineLabel(spanOf(dubai, option).end))).toEqual([
      "Before 11PM",
    ])
  })
})
