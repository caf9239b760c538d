import type { LocalDate } from "../calendar/local-date.ts"

/** A row that is in force from a day on, until a later row replaces it (D15, D17). */
export interface DatedRow {
  readonly validFrom: LocalDate
}

/** The row in force on a day: the latest that has begun, or null before the first. The rows may be in any order. */
export function rowInForce<Row extends DatedRow>(rows: readonly Row[], day: LocalDate): Row | null {
  let inForce: Row | null = null
  for (const row of rows) {
    if (row.validFrom <= day && (inForce === null || row.validFrom >= inForce.validFrom)) inForce = row
  }
  return inForce
}

/**
 * The row for a past day: the one in force on it, or, if an admin has ended that row since, the first that begins after
 * the day, so that what was agreed then can still be calculated. Null when there are no rows.
 */
export const rowOfPastDay = <Row extends DatedRow>(rows: readonly Row[], day: LocalDate): Row | null =>
  rowInForce(rows, day) ?? rows.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))[0] ?? null
