import { usualYearsOfPeople } from "@mersal/domain/retention/people-of-bookings"
import { wholeBetween } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface RetentionSettings {
  /** For how many years after its delivery a booking says for whom it was. */
  readonly yearsOfPeople: number
}

type Variable = "BOOKING_PEOPLE_YEARS"

/** For how long people stand in what was booked. */
export function readRetention({ read }: Source<Variable>): RetentionSettings {
  return { yearsOfPeople: read("BOOKING_PEOPLE_YEARS", usualYearsOfPeople, wholeBetween(1, 15)) }
}
