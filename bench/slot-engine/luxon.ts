/** Dates by Luxon: every time converted from the zone. */
import { peer } from "./peers.ts"
import { type DatesFrom, datesAfter } from "./plain-quote.ts"

const { DateTime } = peer("luxon")

export const luxonDates =
  (zone: string): DatesFrom =>
  (now, count) =>
    datesAfter(DateTime.fromMillis(now, { zone }).toISODate(), count).map((date) => ({
      date,
      at: ({ text }) => DateTime.fromISO(`${date}T${text}:00`, { zone }).toMillis(),
    }))
