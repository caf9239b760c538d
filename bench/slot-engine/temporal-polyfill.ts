/** Dates by a Temporal polyfill: every time converted from the zone. */
import { peer } from "./peers.ts"
import { type DatesFrom, datesAfter } from "./plain-quote.ts"

const { Temporal } = peer("temporal-polyfill")

export const temporalDates =
  (zone: string): DatesFrom =>
  (now, count) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString()
    return datesAfter(today, count).map((date) => ({
      date,
      at: ({ text }) => Temporal.PlainDateTime.from(`${date}T${text}:00`).toZonedDateTime(zone).epochMilliseconds,
    }))
  }
