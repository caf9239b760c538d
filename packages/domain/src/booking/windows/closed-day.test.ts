import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, localDate } from "../../calendar/local-date.ts"
import { type MarketId, marketIds } from "../../market/market.ts"
import { type BookingType, bookingTypes } from "../booking-type.ts"
import { chooseSlot, openSlots } from "../draft/slot-choice.ts"
import { hasTodayPassed } from "./closed-day.ts"
import { scheduleOf, todayIn } from "./market-schedule.ts"
import { whyClosed } from "./why-closed.ts"

const date = localDate("2026-11-21")

/** What the sentence of the cut-off says of a refusal at this time of the day, and the refusal's reason; null for none. */
function saidOf(market: MarketId, bookingType: BookingType, window: string, time: string, daysAhead = 0) {
  const now = Date.parse(`${date}T${time}+04:00`)
  const today = todayIn(market, now)
  const schedule = scheduleOf(market, { closures: [], readings: [] })
  const question = { market, bookingType, vehicle: null } as const
  const pickupDate = addDays(date, daysAhead)
  const wish = { ...question, pickupDate, pickupWindow: window, deliveryDate: null, deliveryWindow: null }
  const answer = chooseSlot(schedule, wish, now)
  if (answer.ok) return null
  const { reason, next } = answer.verdict
  const isLeft = openSlots(schedule, question, today, now).length > 0
  return {
    reason,
    isLeft,
    isToday: pickupDate === today,
    said: hasTodayPassed({ bookingType, date: pickupDate, why: whyClosed(reason), next }, today),
  }
}

describe("the cut-off for current day bookings", () => {
  it("has not passed at 10:30, when Same Day 11-14 is closed and 13-18 is open", () => {
    expect(saidOf("AE", "sameDay", "11-14", "10:30")).toMatchObject({ reason: "slot-closed", said: false })
  })

  it("has passed at 16:00, when nothing of the day is left", () => {
    for (const window of ["11-14", "13-18"]) expect(saidOf("AE", "sameDay", window, "16:00")?.said).toBe(true)
  })

  it("has passed exactly where a window of today is refused for its time and today has none left", () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const windows = fc.constantFrom("11-14", "13-18", "12-17", "9", "15")
    fc.assert(
      fc.property(
        ...([fc.constantFrom(...marketIds), fc.constantFrom(...bookingTypes), windows, minute, fc.nat(1)] as const),
        (market, bookingType, window, minute, daysAhead) => {
          const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`
          const found = saidOf(market, bookingType, window, time, daysAhead)
          if (found?.reason !== "cutoff-passed" && found?.reason !== "slot-closed") return
          expect(found.said).toBe(bookingType === "sameDay" && found.isToday && !found.isLeft)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it("has not passed where a closure or the bookings of others shut the last of it, nor on another day", () => {
    const closed = { bookingType: "sameDay", date, next: null } as const
    expect(
      ["closure", "full", "cutoff-passed"].map((reason) => hasTodayPassed({ ...closed, why: whyClosed(reason) }, date)),
    ).toEqual([false, false, true])
    expect(hasTodayPassed({ ...closed, why: "time" }, addDays(date, -1))).toBe(false)
  })
})
