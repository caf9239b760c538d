import type { BookedWindow } from "@mersal/domain/booking/booking"
import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { DayBoard } from "@mersal/domain/ports/driving/operations-service"

type Cell = DayBoard["cells"][number]

/** A window of the day with its counts by zone. */
export interface GridRow {
  readonly key: string
  readonly bookingType: BookingType
  readonly window: BookedWindow
  readonly cells: ReadonlyMap<string | null, Cell>
}

/**
 * The cells of a day as a table: windows in their order, zones by name, so that each keeps its place during the day;
 * bookings in no zone come last.
 */
export function gridOf(
  cells: readonly Cell[],
  nameOf: (zone: string | null) => string,
): {
  readonly rows: readonly GridRow[]
  readonly zones: readonly (string | null)[]
} {
  const rows = new Map<string, { bookingType: BookingType; window: BookedWindow; cells: Map<string | null, Cell> }>()
  const zones = new Set<string | null>()
  for (const cell of cells) {
    const { bookingType, window, zone } = cell
    const key = `${bookingType} ${window.window}`
    const row = rows.get(key) ?? { bookingType, window, cells: new Map() }
    row.cells.set(zone, cell)
    rows.set(key, row)
    zones.add(zone)
  }
  return {
    rows: [...rows].map(([key, row]) => ({ key, ...row })),
    zones: [...zones].toSorted((a, b) => Number(a === null) - Number(b === null) || compare(nameOf(a), nameOf(b))),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
