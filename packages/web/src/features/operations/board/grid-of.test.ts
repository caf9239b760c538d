import { localDate } from "@mersal/domain/calendar/local-date"
import type { StateCounts } from "@mersal/domain/operations/state-group"
import { expect, it } from "vitest"
import { gridOf } from "./grid-of.ts"

const counts = {} as StateCounts
const cell = (window: string, zone: string | null, total: number) => ({
  bookingType: "sameDay" as const,
  window: { date: localDate("2026-11-21"), window, start: 0, end: 1 },
  zone,
  total,
  late: 0,
  counts,
  capacity: null,
})

it("puts a day's cells into lines of windows, zones by their names, and what lies in none last", () => {
  const cells = [
    cell("8-11", "dubai", 1),
    cell("8-11", "sharjah", 3),
    cell("11-14", "dubai", 1),
    cell("11-14", null, 9),
  ]
  const { rows, zones } = gridOf(cells, (zone) => zone ?? "")
  expect(zones).toEqual(["dubai", "sharjah", null])
  expect(rows.map(({ window }) => window.window)).toEqual(["8-11", "11-14"])
  expect(rows.flatMap((row) => [...row.cells.values()])).toEqual(cells)
  expect(gridOf([], String)).toEqual({ rows: [], zones: [] })
})
