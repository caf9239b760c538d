import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { gulfBook } from "./books/gulf.ts"
import { printDecisionTable } from "./decision-table-text.ts"
import { diffBooks } from "./diff-books.ts"
import {
  bookInForce,
  bookIssues,
  bookWarnings,
  compile,
  InvalidAsk,
  InvalidRuleBook,
  NoBookInForce,
} from "./rule-book.ts"
import { scenesOf, scenesOfNearChange, scheduleProperties } from "./testing.ts"

/** What no typed program hands over; a program without types does. */
const nothing: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  7,
  "book",
  [null],
  [{}],
  { services: null, markets: null },
]
const day = localDate("2026-11-21")

/** What is thrown, or null. */
function thrownBy(run: () => unknown): unknown {
  try {
    run()
    return null
  } catch (error) {
    return error
  }
}

describe("in place of a book", () => {
  it.each<[string, (book: never) => unknown]>([
    ["compile", compile],
    ["bookWarnings", bookWarnings],
    ["scenesOf", scenesOf],
    ["scenesOfNearChange", scenesOfNearChange],
  ])("%s takes none of what is no book, and says what is wrong where", (_, ask) => {
    for (const book of nothing) {
      const error = thrownBy(() => ask(book as never))
      expect(error).toBeInstanceOf(InvalidRuleBook)
      expect((error as InvalidRuleBook).issues).toEqual(bookIssues(book))
      expect(bookIssues(book)).not.toEqual([])
    }
  })

  it("scheduleProperties takes none either, and random books where none is named", () => {
    for (const book of nothing.filter((each) => each !== undefined))
      expect(() => scheduleProperties(book as never)).toThrow(InvalidRuleBook)
    expect(scheduleProperties().length).toBeGreaterThan(0)
  })

  it("diffBooks compares whatever there is", () => {
    for (const book of nothing) {
      expect(diffBooks(book as never, book as never)).toEqual([])
      expect(diffBooks(book as never, gulfBook).length).toBeGreaterThan(0)
    }
  })
})

describe("in place of a list of books", () => {
  it.each([
    [null, "books", "is not a list: null"],
    [undefined, "books", "is not a list: undefined"],
    [{}, "books", "is not a list"],
    [7, "books", "is not a list: 7"],
    [[null], "books[0]", "is not an object: null"],
    [[{}], "books[0].validFrom", "is not a date such as 2026-12-31: undefined"],
  ])("%j is refused with its path", (books, field, problem) => {
    const error = thrownBy(() => bookInForce(books as never, day))
    expect(error).toBeInstanceOf(InvalidAsk)
    expect(error).toMatchObject({ field, message: `${field} ${problem}` })
  })

  it("an empty list has none in force, and what else is kept with a book is no matter", () => {
    expect(() => bookInForce([], day)).toThrow(NoBookInForce)
    const kept = { book: "summer", validFrom: day, publishedBy: "nora" }
    expect(bookInForce([kept], day)).toBe("summer")
  })
})

describe("in place of a decision table", () => {
  const rows = compile(gulfBook).decisionTable("sameDay", "AE")

  it.each<[string, unknown, string]>([
    ["nothing", null, "rows"],
    ["no list", {}, "rows"],
    ["a number", 7, "rows"],
    ["a list of nothing", [null], "rows[0]"],
    ["an empty row", [{}], "rows[0].from"],
    ["a row without its deliveries", [...rows, { ...rows[0], delivery: null }], `rows[${rows.length}].delivery`],
  ])("%s is refused with its path", (_, table, field) => {
    const error = thrownBy(() => printDecisionTable(table as never))
    expect(error).toBeInstanceOf(InvalidAsk)
    expect(error).toMatchObject({ field })
  })

  it.each([
    [null, "style"],
    [{ nameOf: "id" }, "style.nameOf"],
    [{ markdwon: true }, "style.markdwon"],
  ])("its style %j is refused with its path", (style, field) => {
    expect(thrownBy(() => printDecisionTable(rows, style as never))).toMatchObject({ name: "InvalidAsk", field })
  })

  it("what else is kept with a row is no matter", () => {
    const kept = rows.map((row, at) => ({ ...row, id: at, reviewedBy: "nora" }))
    expect(printDecisionTable(kept)).toBe(printDecisionTable(rows))
  })

  it("every table of the engine is taken, also one of no row", () => {
    expect(printDecisionTable(rows)).toContain("pick-up today")
    expect(printDecisionTable([])).toContain("pick-up today")
  })
})
