/** Dates by date-fns-tz. */
import { formatInTimeZone, fromZonedTime } from "date-fns-tz"
import { type DatesFrom, datesAfter } from "./plain-quote.ts"

const dateIn = (zone: string, now: number): string => formatInTimeZone(now, zone, "yyyy-MM-dd")

/** The obvious implementation: every time converted from the zone. */
export const naiveDates =
  (zone: string): DatesFrom =>
  (now, count) =>
    datesAfter(dateIn(zone, now), count).map((date) => ({
      date,
      at: ({ text }) => fromZonedTime(`${date}T${text}:00`, zone).getTime(),
    }))

/** One conversion per date and arithmetic from there, which is wrong on the day of a clock change. */
export const tunedDates =
  (zone: string): DatesFrom =>
  (now, count) =>
    datesAfter(dateIn(zone, now), count).map((date) => {
      const midnight = fromZonedTime(`${date}T00:00:00`, zone).getTime()
      return { date, at: ({ minute }) => midnight + minute * 60_000 }
    })
