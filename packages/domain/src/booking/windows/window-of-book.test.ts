import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import { at } from "../../testing/sample-booking.ts"
import { bookingTypes } from "../booking-type.ts"
import { plainBasis, scheduleOf } from "./market-schedule.ts"
import { openPickups } from "./open-pickups.ts"
import { windowOfBook } from "./window-of-book.ts"

const now = at("2026-11-21T00:00:00.000+04:00")
const dates = ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"].map((date) =>
  localDate(date),
)
const questions = marketIds.flatMap((market) =>
  bookingTypes.map((bookingType) => ({ market, bookingType, vehicle: null }) as const),
)

describe("the window of the book of some hours", () => {
  it("is the one that a customer books, with its name and last order time, for each window of each date", () => {
    for (const question of questions) {
      const schedule = scheduleOf(question.market, plainBasis)
      const slots = dates.flatMap((date) => openPickups(schedule, question, date, now))
      expect(slots.length).toBeGreaterThan(0)
      for (const slot of slots) expect(windowOfBook(schedule, question, slot)).toEqual(slot)
    }
  })

  it("is none where the book has no such hours", () => {
    for (const question of questions) {
      const schedule = scheduleOf(question.market, plainBasis)
      for (const slot of dates.flatMap((date) => openPickups(schedule, question, date, now)))
        expect(windowOfBook(schedule, question, { ...slot, end: slot.end + 1 })).toBeNull()
    }
  })
})
