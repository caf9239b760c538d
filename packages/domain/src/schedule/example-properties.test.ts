import fc from "fast-check"
import { describe, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { londonBakeryBook } from "./books/london-bakery.ts"
import { nightCourierBook } from "./books/night-courier.ts"
import { scheduleProperties } from "./testing/schedule-properties.ts"

describe.each([
  ["the bakery in London", londonBakeryBook],
  ["the courier by night", nightCourierBook],
])("for %s", (_name, book) => {
  for (const { number, name, run } of scheduleProperties(book)) it(`${number}. ${name}`, () => run({ runs: runs(50) }))
})

it("all hold for books that are drawn", () => {
  const books = fc.constantFrom(londonBakeryBook, nightCourierBook)
  for (const { run } of scheduleProperties(books)) run({ runs: runs(3) })
})
