import { type LocalDate, localDate } from "../../calendar/local-date.ts"

const first = localDate("0100-01-01")
const last = localDate("9899-12-31")

/**
 * The nearest date that a schedule can be asked about: the engine knows the years 0100 to 9899, and a date outside them
 * is as far out of reach as their first or last day.
 */
export const askableDate = (date: LocalDate): LocalDate => (date < first ? first : date > last ? last : date)
