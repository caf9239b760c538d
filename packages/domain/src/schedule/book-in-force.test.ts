import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { bookInForce, NoBookInForce } from "./rule-book.ts"

const dated = (book: string, validFrom: string) => ({ book, validFrom: localDate(validFrom) })
const books = [dated("summer", "2026-06-01"), dated("winter", "2025-11-01"), dated("autumn", "2026-09-01")]
const on = (date: string) => bookInForce(books, localDate(date))

describe("the book in force", () => {
  it("is the latest that has begun by the pick-up date, in whatever order they stand", () => {
    expect(["2025-11-01", "2026-05-31", "2026-06-01", "2026-08-31", "2026-09-01", "2030-01-01"].map(on)).toEqual([
      "winter",
      "winter",
      "summer",
      "summer",
      "autumn",
      "autumn",
    ])
    expect(bookInForce(books.toReversed(), localDate("2026-07-01"))).toBe("summer")
  })

  it("is the later in the list of two that begin on one day", () => {
    const corrected = [...books, dated("corrected", "2026-09-01")]
    expect(bookInForce(corrected, localDate("2026-09-01"))).toBe("corrected")
  })

  it("is none before the first", () => {
    expect(() => on("2025-10-31")).toThrow(NoBookInForce)
    expect(() => on("2025-10-31")).toThrow(
      expect.objectContaining({
        name: "NoBookInForce",
        pickup: "2025-10-31",
        message: "No rule book is valid from 2025-10-31 or before",
      }),
    )
    expect(() => bookInForce([], localDate("2026-01-01"))).toThrow(NoBookInForce)
  })
})
