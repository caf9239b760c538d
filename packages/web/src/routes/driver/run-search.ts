import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"

/** What the address of a driver's run says: another day than today. */
export interface RunSearch {
  readonly date?: LocalDate
}

export function runSearch(search: Record<string, unknown>): RunSearch {
  const date = typeof search.date === "string" ? parseLocalDate(search.date) : null
  return date === null ? {} : { date }
}
