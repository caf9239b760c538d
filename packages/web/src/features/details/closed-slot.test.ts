import { localDate } from "@mersal/domain/calendar/local-date"
import { describe, expect, it } from "vitest"
import { closedSlot } from "./closed-slot.ts"

const four = Date.parse("2026-11-21T16:00+04:00")
const afternoon = { market: "AE", bookingType: "sameDay", date: localDate("2026-11-21"), window: "13-18" } as const

describe("a window that has been shut", () => {
  it("is known by its times and its last order time at the moment of closing", () => {
    expect(closedSlot(afternoon, four)).toMatchObject({ orderBy: four, end: Date.parse("2026-11-21T18:00+04:00") })
  })

  it("is unknown where the server would have assigned it", () => {
    expect(closedSlot({ ...afternoon, window: null }, four)).toBeNull()
  })
})
