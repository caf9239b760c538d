import { expect, it } from "vitest"
import { runs } from "../../testing/runs.ts"
import { nightCourierBook } from "../books/night-courier.ts"
import { InvalidRuleBook, type RuleBook } from "../rule-book.ts"
import { scheduleProperties } from "./schedule-properties.ts"

it.each([null, {}, 5, { ...nightCourierBook, horizonDays: -1 }])(
  "has no properties for what is no book: %j",
  (value) => {
    expect(() => scheduleProperties(value as unknown as RuleBook)).toThrow(InvalidRuleBook)
  },
)

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("runs none of them %d times", (runs) => {
  const properties = scheduleProperties(nightCourierBook)
  for (const { run } of properties)
    expect(() => run({ runs })).toThrow(new RangeError(`runs is not a whole number from 1: ${runs}`))
})

it("hold for a book with the longest horizon, and a service named as every object has one", () => {
  const { markets, services } = nightCourierBook
  const [rules] = Object.values(services)
  const named = Object.entries(markets).map(([id, market]) => [id, { ...market, services: {} }])
  const book = { ...nightCourierBook, horizonDays: 1096, markets: Object.fromEntries(named) }
  const properties = scheduleProperties({ ...book, services: { constructor: rules } } as unknown as RuleBook)
  for (const { run } of properties) run({ runs: runs(4) })
})

it("hold for a book that keeps its bands in another order than their times", () => {
  const services = Object.entries(nightCourierBook.services).map(([id, { bands, ...rules }]) => {
    const turned = Object.fromEntries(Object.entries(bands).reverse())
    return [id, { ...rules, bands: { ...turned, dawn: "05:15" } }]
  })
  const book = { ...nightCourierBook, services: Object.fromEntries(services) } as RuleBook
  for (const { run } of scheduleProperties(book)) run({ runs: runs(10) })
})
