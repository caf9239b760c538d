import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { parseIso, toIso } from "./iso-instant.ts"
import { instant } from "./testing/arbitraries.ts"

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
  ])("is read from '%s'", (text, afterNoon) => {
    expect(parseIso(text)).toBe(noon + afterNoon)
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
    "2026-11-32T12:00Z",
    "2026-11-21T25:00Z",
    "2026-11-21T12:60Z",
    "1795262400000",
    "Sat, 21 Nov 2026 12:00:00 GMT",
  ])("is not read from '%s'", (text) => {
    expect(parseIso(text)).toBeNull()
  })
})
