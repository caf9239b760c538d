import { plainBasis, scheduleOf } from "@mersal/domain/booking/windows/market-schedule"
import { localDate } from "@mersal/domain/calendar/local-date"
import { describe, expect, it } from "vitest"
import { closedSlot } from "./closed-slot.ts"

const four = Date.parse("2026-11-21T16:00+04:00")
const date = localDate("2026-11-21")
const afternoon = { market: "AE", bookingType: "sameDay", vehicle: "bike", date, window: "13-18" } as const
const plain = scheduleOf("AE", plainBasis)

describe("a window that has been shut", () => {
  it("is known by its times and its last order time at the moment of closing", () => {
    expect(closedSlot(plain, afternoon, four)).toMatchObject({
      orderBy: four,
      end: Date.parse("2026-11-21T18:00+04:00"),
    })
  })

  it("is known as well when a closure shut it, and by the readings of the schedule", () => {
    const off = { closures: [{ id: "off", from: date, to: date }], readings: ["sd-cutoff-1500"] }
    expect(closedSlot(scheduleOf("AE", off), afternoon, four)?.orderBy).toBe(four - 3_600_000)
  })

  it("is unknown where the server would have assigned it", () => {
    expect(closedSlot(plain, { ...afternoon, window: null }, four)).toBeNull()
  })
})
