import { usualYearsOfPeople } from "@mersal/domain/retention/people-of-bookings"
import { wholeBetween } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface RetentionSettings {
  /** How many years after its delivery a booking keeps personal data. */
  readonly yearsOfPeople: number
}

type Variable = "BOOKING_PEOPLE_YEARS"

/** How long bookings keep personal data. */
export function readRetention({ read }: Source<Variable>): RetentionSettings {
  return { yearsOfPeople: read("BOOKING_PEOPLE_YEARS", usualYearsOfPeople, wholeBetween(1, 15)) }
}
