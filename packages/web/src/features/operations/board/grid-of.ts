import type { BookedWindow } from "@mersal/domain/booking/booking"
import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { DayBoard } from "@mersal/domain/ports/driving/operations-service"

type Cell = DayBoard["cells"][number]

/** A window of the day with what stands in it, by zone. */
export interface GridRow {
  readonly key: string
  readonly bookingType: BookingType
  readonly window: BookedWindow
  readonly cells: ReadonlyMap<string | null, Cell>
}

/** The cells of a day as a table: windows in their order, zones by how much is to be done in them. */
export function gridOf(cells: readonly Cell[]): {
  readonly rows: readonly GridRow[]
  readonly zones: readonly (string | null)[]
} {
  const rows = new Map<string, { bookingType: BookingType; window: BookedWindow; cells: Map<string | null, Cell> }>()
  const totals = new Map<string | null, number>()
  for (const cell of cells) {
    const { bookingType, window, zone, total } = cell
    const key = `${bookingType} ${window.window}`
    const row = rows.get(key) ?? { bookingType, window, cells: new Map() }
    row.cells.set(zone, cell)
    rows.set(key, row)
    totals.set(zone, (totals.get(zone) ?? 0) + total)
  }
  return {
    rows: [...rows].map(([key, row]) => ({ key, ...row })),
    zones: [...totals]
      .toSorted(([a, first], [b, second]) => second - first || ((a ?? "") < (b ?? "") ? -1 : 1))
      .map(([zone]) => zone),
  }
}
