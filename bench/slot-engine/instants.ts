/** The instants of the questions: another one for each call, spread over the two years from 2026 on. */
import { type LocalDate, localDate } from "@mersal/domain/calendar/local-date"
import { instantAt, msPerDay, zoneNamed } from "@mersal/domain/calendar/zone"

const first = Date.UTC(2026, 0, 1)
const span = 730 * msPerDay

/**
 * The golden section of the span, and prime to it: consecutive instants are far apart, and none repeats in billions of
 * calls.
 */
const step = 38_980_639_739

export function spreadInstants(): () => number {
  let passed = 0
  return () => {
    passed = (passed + step) % span
    return first + passed
  }
}

/** Where all implementations must agree: spread instants, and each boundary of a day with its neighbours, in a zone. */
export function checkedInstants(zoneName: string): readonly number[] {
  const zone = zoneNamed(zoneName)
  const nextInstant = spreadInstants()
  return [
    ...Array.from({ length: 256 }, nextInstant),
    ...checkedDates.flatMap((date) =>
      edges.flatMap((hour) => [-1, 0, 1].map((more) => instantAt(zone, date, hour * 60) + more)),
    ),
  ]
}

/** An end of a year, a leap year's February, and clock changes of London and New York. */
const checkedDates: readonly LocalDate[] = ["2026-03-08", "2026-10-25", "2026-12-31", "2028-02-28"].map(localDate)

/** Midnight, and every hour at which a window of the Gulf book closes. */
const edges = [0, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
