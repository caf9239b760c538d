import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, localDate } from "../../calendar/local-date.ts"
import { type MarketId, marketIds } from "../../market/market.ts"
import { gulfCalendar } from "../../schedule/books/gulf-calendar.ts"
import type { Closure } from "../../schedule/rule-book.ts"
import { closuresAround } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { type BookingType, bookingTypes } from "../booking-type.ts"
import { type Vehicle, vehicles } from "../parcel/vehicle.ts"
import { scheduleOf } from "./market-schedule.ts"
import { openPickups } from "./open-pickups.ts"
import { shutPickups } from "./shut-pickups.ts"

const today = localDate("2026-11-21")

interface Asked {
  readonly market: MarketId
  readonly bookingType: BookingType
  readonly vehicle: Vehicle | null
  readonly closures: readonly Closure[]
}

const saidOf = ({ closures, ...question }: Asked, date = today, time = `${today}T10:30+04:00`) =>
  shutPickups(scheduleOf(question.market, { closures, readings: [] }), question, date, Date.parse(time)).map(
    ({ slot, why }) => `${slot.window} ${why}`,
  )

const plain: Asked = { market: "AE", bookingType: "sameDay", vehicle: "bike", closures: [] }

describe("the windows of a date that are shut", () => {
  it("are those ahead whose last order time has passed, and none that has begun", () => {
    expect(saidOf(plain, today, "2026-11-21T09:59:59.999+04:00")).toEqual([])
    expect(saidOf(plain, today, "2026-11-21T10:00+04:00")).toEqual(["11-14 time"])
    expect(saidOf(plain, today, "2026-11-21T11:00+04:00")).toEqual([])
    expect(saidOf({ ...plain, bookingType: "onDemand" }, today, "2026-11-21T15:30+04:00")).toEqual([])
    expect(saidOf(plain, addDays(today, 1))).toEqual([])
  })

  it("say whether nobody comes then, or only this vehicle does not", () => {
    const noon: Closure = { id: "noon", from: today, to: today, between: ["13:00", "18:00"] }
    expect(saidOf({ ...plain, closures: [noon] })).toEqual(["11-14 time", "13-18 closure"])
    expect(saidOf({ ...plain, closures: [{ ...noon, tags: ["bike"] }] })).toEqual(["11-14 time", "13-18 vehicle"])
    expect(saidOf({ ...plain, vehicle: "car", closures: [{ ...noon, tags: ["bike"] }] })).toEqual(["11-14 time"])
    const summer = gulfCalendar.QA.map((closure) => ({ ...closure, provisional: false }))
    const onDemand: Asked = { market: "QA", bookingType: "onDemand", vehicle: "bike", closures: summer }
    const [first, ...others] = saidOf(onDemand, localDate("2026-07-14"), "2026-07-14T07:00+03:00")
    expect(first).toBe("10 vehicle")
    expect(others.at(-1)).toBe("15 vehicle")
  })

  it("say that others have booked them, on whichever vehicle, and nothing of a later date", () => {
    const full = [`AE/sameDay/${today}/11-14`, `AE/sameDay/${today}/13-18`]
    const schedule = scheduleOf("AE", { closures: [], readings: [], full })
    const said = (date: typeof today, time: string) =>
      shutPickups(schedule, plain, date, Date.parse(time)).map(({ slot, why }) => `${slot.window} ${why}`)
    expect(said(today, "2026-11-21T09:00+04:00")).toEqual(["11-14 full", "13-18 full"])
    expect(said(today, "2026-11-21T10:00+04:00")).toEqual(["11-14 time", "13-18 full"])
    expect(said(addDays(today, 1), "2026-11-21T09:00+04:00")).toEqual([])
  })

  it("are never open as well, stand in the order of the book, and with the open ones are all that are ahead", () => {
    const hours = 3_600_000
    fc.assert(
      fc.property(
        fc.constantFrom(...marketIds),
        fc.constantFrom(...bookingTypes),
        fc.constantFrom(null, ...vehicles),
        closuresAround(today),
        fc.integer({ min: 0, max: 29 }),
        fc.integer({ min: -24 * hours, max: 24 * hours }),
        (market, bookingType, vehicle, closures, ahead, later) => {
          const now = Date.parse(`${today}T12:00+04:00`) + later
          const date = addDays(localDate(new Date(now + 4 * hours).toISOString().slice(0, 10)), ahead)
          const question = { market, bookingType, vehicle }
          const at = (schedule: ReturnType<typeof scheduleOf>, when: number) =>
            openPickups(schedule, question, date, when).map(({ window }) => window)
          const schedule = scheduleOf(market, { closures, readings: [] })
          const open = at(schedule, now)
          const shut = shutPickups(schedule, question, date, now)
          const names = shut.map(({ slot }) => slot.window)
          expect(names.filter((name) => open.includes(name))).toEqual([])
          const all = openPickups(scheduleOf(market, { closures: [], readings: [] }), question, date, now - 24 * hours)
          const stillAhead = all.filter(({ start }) => start > now).map(({ window }) => window)
          expect(stillAhead.filter((name) => names.includes(name) || open.includes(name))).toEqual(stillAhead)
          expect(names).toEqual(stillAhead.filter((name) => names.includes(name)))
        },
      ),
      { numRuns: runs(100) },
    )
  })
})
