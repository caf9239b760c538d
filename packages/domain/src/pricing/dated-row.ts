import type { LocalDate } from "../calendar/local-date.ts"

/** A row that counts from a day on until a later one replaces it (D15, D17). */
export interface DatedRow {
  readonly validFrom: LocalDate
}

/** The row in force on a day: the latest that has begun, or null before the first. The order given does not matter. */
export function rowInForce<Row extends DatedRow>(rows: readonly Row[], day: LocalDate): Row | null {
  let inForce: Row | null = null
  for (const row of rows) {
    if (row.validFrom <= day && (inForce === null || row.validFrom >= inForce.validFrom)) inForce = row
  }
  return inForce
}

/**
 * The row that counted on a day that is past: the one in force on it or, where an admin has ended that since, the first
 * that begins after it, so that what was agreed on then can still be reckoned. Null where there is no row at all.
 */
export const rowOfPastDay = <Row extends DatedRow>(rows: readonly Row[], day: LocalDate): Row | null =>
  rowInForce(rows, day) ?? rows.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))[0] ?? null
