import { localDate } from "@mersal/domain/calendar/local-date"
import { operatorWindow } from "@mersal/domain/delivery/operator-window"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clockText, isForwards, isInOrder, timesToChoose, wishedWindow, wishOf } from "./window-wish.ts"

const date = localDate("2026-11-21")
const times = fc
  .integer({ min: 1, max: 1_440 })
  .chain((to) => fc.option(fc.integer({ min: 0, max: to - 1 })).map((from) => ({ date, from, to })))

describe("a window as a dispatcher sets it", () => {
  it("is read back from the window that the server makes of it, to the minute, and stays a deadline where it is one", () => {
    fc.assert(
      fc.property(times, fc.constantFrom("AE" as const, "QA" as const), (wish, market) => {
        const { date: day, window } = wishedWindow(wish)
        const booked = operatorWindow(market, day, window)
        expect(booked && wishOf(market, booked)).toEqual(wish)
        expect(isForwards(wish)).toBe(true)
        if (wish.from === null) expect(window).toMatch(/^before-/)
      }),
    )
  })

  it("ends no earlier at the drop-off than at the pick-up", () => {
    const noon = { date, from: 11 * 60, to: 14 * 60 }
    expect(isInOrder(noon, noon)).toBe(true)
    expect(isInOrder(noon, { ...noon, from: 8 * 60, to: 13 * 60 + 59 })).toBe(false)
    expect(isInOrder(noon, { date: localDate("2026-11-22"), from: 0, to: 60 })).toBe(true)
    expect(isInOrder(noon, { date: localDate("2026-11-20"), from: null, to: 1_440 })).toBe(false)
  })

  it("is chosen from half hours, and from what stands already", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_440 })), (standing) => {
        const all = timesToChoose(standing)
        expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b))
        for (const minute of [...standing, 0, 30, 570, 1_440]) expect(all).toContain(minute)
      }),
    )
    expect([0, 570, 575, 1_440].map(clockText)).toEqual(["0:00", "9:30", "9:35", "24:00"])
  })
})
