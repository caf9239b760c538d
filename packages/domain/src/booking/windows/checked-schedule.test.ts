import { expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { type Closure, InvalidRuleBook } from "../../schedule/rule-book.ts"
import { checkedScheduleOf } from "./checked-schedule.ts"
import { plainBasis, scheduleOf } from "./market-schedule.ts"

const ask = { market: "AE", service: "sameDay", now: Date.parse("2026-11-21T12:00+04:00") } as const
const backwards: Closure = { id: "backwards", from: localDate("2026-12-02"), to: localDate("2026-12-01") }

it("refuses a basis that no book may be asked by, whatever was kept", () => {
  const broken = { closures: [backwards], readings: [] }
  expect(() => checkedScheduleOf("AE", broken)).toThrow(InvalidRuleBook)
  expect(() => checkedScheduleOf("AE", broken)).toThrow("markets.AE.closures[0].to is before from")
  const unread = { ...plainBasis, rules: { name: "rules.one.1", patch: { horizonDays: -1 } } }
  expect(() => checkedScheduleOf("AE", unread)).toThrow(InvalidRuleBook)
})

it("answers as the browser's schedule of the same basis does, and says why not in words as well", () => {
  const basis = { closures: [{ ...backwards, to: localDate("2026-12-02") }], readings: ["sd-cutoff-1500"] }
  const [checked, trusted] = [checkedScheduleOf("AE", basis), scheduleOf("AE", basis)]
  expect(trusted.quote({ ...ask, days: 14 })).toEqual(checked.quote({ ...ask, days: 14 }))
  expect([trusted.book, trusted.basis]).toEqual([checked.book, checked.basis])
  expect(checked.explain({ ...ask, date: checked.clock("AE", ask.now).date })).not.toHaveLength(0)
})
