import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"

/** The search parameters of a driver's run: another day than today. */
export interface RunSearch {
  readonly date?: LocalDate
}

export function runSearch(search: Record<string, unknown>): RunSearch {
  const date = typeof search.date === "string" ? parseLocalDate(search.date) : null
  return date === null ? {} : { date }
}
