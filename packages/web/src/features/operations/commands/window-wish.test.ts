import { localDate } from "@mersal/domain/calendar/local-date"
import { operatorWindow } from "@mersal/domain/delivery/operator-window"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isForwards, isInOrder, wishedWindow, wishOf } from "./window-wish.ts"

const hours = fc
  .integer({ min: 0, max: 23 })
  .chain((from) => fc.integer({ min: from + 1, max: 24 }).map((to) => ({ date: localDate("2026-11-21"), from, to })))

describe("a window as a dispatcher sets it", () => {
  it("is read back from the window that the server makes of it, in both markets", () => {
    fc.assert(
      fc.property(hours, fc.constantFrom("AE" as const, "QA" as const), (wish, market) => {
        const { date, window } = wishedWindow(wish)
        const booked = operatorWindow(market, date, window)
        expect(booked && wishOf(market, booked)).toEqual(wish)
        expect(isForwards(wish)).toBe(true)
      }),
    )
  })

  it("ends no earlier at the drop-off than at the pick-up", () => {
    const noon = { date: localDate("2026-11-21"), from: 11, to: 14 }
    expect(isInOrder(noon, noon)).toBe(true)
    expect(isInOrder(noon, { ...noon, from: 8, to: 13 })).toBe(false)
    expect(isInOrder(noon, { date: localDate("2026-11-22"), from: 0, to: 1 })).toBe(true)
    expect(isInOrder(noon, { ...noon, date: localDate("2026-11-20"), to: 24 })).toBe(false)
  })
})
