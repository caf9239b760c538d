import { type LocalDate, localDate } from "../../calendar/local-date.ts"

const first = localDate("0100-01-01")
const last = localDate("9899-12-31")

/**
 * A date as a schedule is asked about it: the engine counts in the years 0100 to 9899, and what lies beyond is as far out
 * of reach as their first or last day.
 */
export const askableDate = (date: LocalDate): LocalDate => (date < first ? first : date > last ? last : date)
