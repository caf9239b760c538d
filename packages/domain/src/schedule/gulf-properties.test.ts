import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { gulfBook } from "./books/gulf.ts"
import { nightCourierBook } from "./books/night-courier.ts"
import { scheduleProperties } from "./testing/schedule-properties.ts"

const properties = scheduleProperties(gulfBook)

describe("for the Gulf book and its readings", () => {
  for (const { number, name, run } of properties) it(`${number}. ${name}`, () => run({ runs: runs(50) }))

  it("has the property that only this book has, and no other book, whatever its id", () => {
    const marked = (list: typeof properties) => list.flatMap(({ number, only }) => (only === "gulf" ? [number] : []))
    expect(marked(properties)).toEqual([35])
    expect(marked(scheduleProperties(JSON.parse(JSON.stringify(gulfBook))))).toEqual([35])
    expect(marked(scheduleProperties({ ...gulfBook, horizonDays: 29 }))).toEqual([])
    expect(marked(scheduleProperties({ ...nightCourierBook, id: gulfBook.id }))).toEqual([])
  })

  it("covers all invariants but the server's", () => {
    const numbers = new Set(properties.map(({ number }) => number))
    const all = Array.from({ length: 45 }, (_, at) => at + 1)
    expect(all.filter((number) => !numbers.has(number))).toEqual([29])
  })
})
