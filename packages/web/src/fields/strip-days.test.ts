import { plainBasis, type ScheduleBasis, scheduleOf } from "@mersal/domain/booking/windows/market-schedule"
import { formatSummaryDate } from "@mersal/domain/calendar/date-format"
import { localDate } from "@mersal/domain/calendar/local-date"
import { marketZone } from "@mersal/domain/market/market-zone"
import { booking } from "@mersal/domain/messages/en/booking"
import { details } from "@mersal/domain/messages/en/details"
import { writtenTimes } from "@mersal/domain/messages/written-times"
import { describe, expect, it } from "vitest"
import { formatsBy } from "../environment/formats/formats.ts"
import { stripDays } from "./strip-days.ts"

const dubai = (time: string) => Date.parse(`2026-11-21T${time}+04:00`)
const texts = { booking, details }
const question = { market: "AE", bookingType: "sameDay", vehicle: "bike" } as const
const sameDayAt = (time: string, basis: ScheduleBasis = plainBasis) => listAt(time, basis).days
const listAt = (time: string, basis: ScheduleBasis = plainBasis) =>
  stripDays(scheduleOf("AE", basis), question, dubai(time), texts, formatsBy.en, formatSummaryDate)

describe("the days to choose from", () => {
  it("run from today to the thirtieth day after it", () => {
    const days = sameDayAt("15:59:59.999")
    expect(days).toHaveLength(31)
    expect(days[0]).toMatchObject({ value: "2026-11-21", weekday: "Sat", label: "21st", month: "Nov", marker: "today" })
    expect(days.at(-1)?.value).toBe("2026-12-21")
  })

  it("are dated as the page writes dates beside them", () => {
    for (const language of ["en", "ar"] as const) {
      const { date } = writtenTimes(language, marketZone("AE"), (time) => time)
      const shown = stripDays(scheduleOf("AE", plainBasis), question, dubai("09:00"), texts, formatsBy[language], date)
      for (const { value, label, month } of shown.days)
        expect(date(localDate(value))).toBe(`${label} ${month} ${value.slice(0, 4)}`)
    }
  })

  it("run as far as is published", () => {
    for (const horizonDays of [3, 45]) {
      const days = sameDayAt("15:00", { ...plainBasis, rules: { name: "rules.far.1", patch: { horizonDays } } })
      expect(days).toHaveLength(horizonDays + 1)
      expect(days.at(-1)?.disabledReason).toBeUndefined()
    }
  })

  it("hold today until 16:00 and name the passed cut-off from 16:00 on", () => {
    expect(sameDayAt("15:59:59.999")[0]?.disabledReason).toBeUndefined()
    expect(sameDayAt("16:00")[0]?.disabledReason).toBe("cut-off passed")
    expect(sameDayAt("16:00")[1]?.disabledReason).toBeUndefined()
  })

  it("stand until the first window closes, and a list without one of today until midnight", () => {
    expect(listAt("09:00").staleAt).toBe(dubai("10:00"))
    expect(listAt("09:59:59.999").staleAt).toBe(dubai("10:00"))
    expect(listAt("16:00").staleAt).toBe(Date.parse("2026-11-22T00:00+04:00"))
  })

  it("call a day closed that a closure takes whole, today also, and keep one that it leaves a window of", () => {
    const rests = { closures: [{ id: "rest", from: "11-21", to: "11-22" }], readings: [] } as const
    const reasons = (basis: ScheduleBasis) => sameDayAt("16:00", basis).map(({ disabledReason }) => disabledReason)
    expect(reasons(rests).slice(0, 3)).toEqual(["closed", "closed", undefined])
    const [{ ...rest }] = rests.closures
    const until = (end: `${number}:${number}`): ScheduleBasis => ({
      ...rests,
      closures: [{ ...rest, between: ["09:00", end] }],
    })
    expect(reasons(until("18:00")).slice(0, 3)).toEqual(["closed", "closed", undefined])
    expect(reasons(until("15:00")).slice(0, 3)).toEqual(["cut-off passed", undefined, undefined])
  })
})
