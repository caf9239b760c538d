import { localDate } from "@mersal/domain/calendar/local-date"
import { stateGroups } from "@mersal/domain/operations/state-group"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boardSearch, isFiltered, statesOf, unfiltered } from "./board-search.ts"

describe("what of a day is shown", () => {
  it("is read back from the address as it was written", () => {
    const search = {
      market: "QA",
      date: localDate("2026-11-21"),
      group: "underWay",
      zone: "dubai",
      type: "sameDay",
      vehicle: "van",
      driver: "none",
      q: "Amna",
      only: true,
    } as const
    expect(boardSearch(search)).toEqual(search)
    expect(isFiltered(search)).toBe(true)
    expect(isFiltered(boardSearch({ market: "QA", date: "2026-11-21" }))).toBe(false)
    expect(unfiltered(search)).toEqual({ market: "QA", date: "2026-11-21" })
  })

  it("leaves out what it cannot read, whatever stands in an address", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("market", "date", "group", "zone", "type", "only", "q"), fc.anything()),
        (raw) => {
          const search = boardSearch(raw)
          expect(boardSearch({ ...search })).toEqual(search)
        },
      ),
    )
    expect(boardSearch({ date: "2026-02-30", group: "late", type: "Same Day", only: "yes" })).toEqual({})
  })

  it("has each state in one group, and none in particular without a group", () => {
    const all = stateGroups.flatMap((group) => statesOf(group))
    expect(new Set(all).size).toBe(14)
    expect(all).toHaveLength(14)
    expect(statesOf(undefined)).toEqual([])
  })
})
