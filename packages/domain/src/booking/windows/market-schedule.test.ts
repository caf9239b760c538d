import { expect, it } from "vitest"
import type { Closure } from "../../schedule/rule-book.ts"
import { bookReference, plainBasis, scheduleOf } from "./market-schedule.ts"

const off: Closure = { id: "off", from: "01-01", to: "12-31" }
const noon = Date.parse("2026-11-21T12:00+04:00")
const earliest = (market: "AE" | "QA", closures: readonly Closure[], readings: readonly string[] = []) =>
  scheduleOf(market, { closures, readings }).earliest({ market, service: "sameDay", now: noon })

it("makes one schedule of equal bases, however they came here", () => {
  const basis = { closures: [off], readings: ["od-cap-2200"] }
  expect(scheduleOf("AE", JSON.parse(JSON.stringify(basis)))).toBe(scheduleOf("AE", basis))
  expect(scheduleOf("QA", basis)).not.toBe(scheduleOf("AE", basis))
  expect(scheduleOf("AE", plainBasis)).not.toBe(scheduleOf("AE", basis))
})

it("keeps the schedules of two markets, before an edit and after it", () => {
  const bases = [plainBasis, { closures: [off], readings: [] }]
  const made = () => bases.flatMap((basis) => [scheduleOf("AE", basis), scheduleOf("QA", basis)])
  // Whatever was kept before makes room for them.
  made()
  const before = made()
  for (const [index, schedule] of made().entries()) expect(schedule).toBe(before[index])
})

it("closes the market that the closures are of and no other", () => {
  expect(earliest("AE", [off])).toBeNull()
  expect(earliest("QA", [off])).toBeNull()
  expect(
    scheduleOf("AE", { closures: [off], readings: [] }).earliest({ market: "QA", service: "sameDay", now: noon }),
  ).not.toBeNull()
})

it("passes over a reading that this version does not know, in answers and in what a booking notes", () => {
  expect(earliest("AE", [], ["of-a-later-version"])).toEqual(earliest("AE", []))
  expect(bookReference({ readings: ["of-a-later-version", "od-cap-2200"] }).readings).toEqual(["od-cap-2200"])
  expect(scheduleOf("AE", { closures: [], readings: ["of-a-later-version", "od-cap-2200"] }).book).toEqual(
    bookReference({ readings: ["od-cap-2200"] }),
  )
})

it("remembers more bases than are in use at one time, and compiles an old one anew", () => {
  const first = scheduleOf("AE", { closures: [{ ...off, id: "first" }], readings: [] })
  for (let number = 0; number < 20; number++)
    scheduleOf("AE", { closures: [{ ...off, id: `another-${number}` }], readings: [] })
  const again = scheduleOf("AE", { closures: [{ ...off, id: "first" }], readings: [] })
  expect(again).not.toBe(first)
  expect(again.book).toEqual(first.book)
})
