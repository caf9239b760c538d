import fc from "fast-check"
import { addDays, dateOfDay, dayNumber, type LocalDate } from "../../../calendar/local-date.ts"
import {
  clockChanges,
  date,
  instant,
  instantNearChange,
  recentDate,
  sharedZone,
  wallClockOffset,
} from "../../../calendar/testing/arbitraries.ts"
import { type Instant, instantAt, instantOfDay, msPerDay, wallClock } from "../../../calendar/zone.ts"
import { claim, claimSame } from "../claim.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"

/** 1 to 6: wall clocks and calendar days, independent of the book. */
export function timeProperties({ zones }: Stage): readonly ScheduleProperty[] {
  const moments = zones.chain((zone) =>
    fc.oneof(instantNearChange(zone), instant).map((now) => ({ zone, now, ...wallClock(sharedZone(zone), now) })),
  )
  const anyTime = zones.chain((zone) => fc.record({ zone: fc.constant(zone), date: recentDate, minute: minuteOfDay }))
  const nearMoments = fc
    .tuple(moments, fc.integer({ min: -180, max: 180 }))
    .map(([{ zone, date, minute }, distance]) => ({
      zone,
      date,
      minute: Math.min(1440, Math.max(0, minute + distance)),
    }))
  const wallTimes = fc.oneof(anyTime, moments, nearMoments)
  return [
    property(
      1,
      "the instant of a wall time is the first that reads it or later",
      fc.tuple(wallTimes, fc.integer({ min: 1, max: 26 * 3_600_000 })),
      ([{ zone, date, minute }, before]) => {
        const at = instantAt(sharedZone(zone), date, minute)
        const wanted = minute === 1440 ? reading(addDays(date, 1), 0) : reading(date, minute)
        claim(readingAt(zone, at) >= wanted, `${at} reads less than ${wanted}`)
        claim(readingAt(zone, at - 1) < wanted, `a millisecond before ${at} it is ${wanted} already`)
        claim(readingAt(zone, at - before) < wanted, `${before} ms before ${at} it is ${wanted} already`)
      },
    ),
    property(
      2,
      "a later wall time never has an earlier instant",
      fc.tuple(wallTimes, fc.integer({ min: 0, max: 2000 })),
      ([{ zone, date, minute }, more]) => {
        const [one, other] = [minute, minute + more].map((at) => instantOfDay(sharedZone(zone), dayNumber(date), at))
        claim(Number(one) <= Number(other), `${minute + more} is at ${other}, before ${minute} at ${one}`)
      },
    ),
    property(3, "the offset of a zone is that of Intl's wall clock", moments, ({ zone, now }) => {
      const { from, until, offset } = sharedZone(zone).segmentAt(now)
      claimSame(offset, wallClockOffset(zone, now), `the offset of ${zone} at ${now}`)
      claim(from <= now && now < until, `${now} is not in its segment from ${from} until ${until}`)
    }),
    property(4, "a minute that is read off the clock leads back to it", moments, ({ zone, now, date, minute }) => {
      const first = instantAt(sharedZone(zone), date, minute)
      claim(first <= now, `${date} ${minute} is first read at ${first}, after ${now}`)
      claimSame(wallClock(sharedZone(zone), first), { date, minute }, `the clock at ${first}`)
    }),
    property(
      5,
      "dates are numbered day by day, over leap days and the ends of years",
      fc.oneof(date, recentDate),
      (date) => {
        claimSame(dayNumber(date) * msPerDay, Date.parse(`${date}T00:00Z`), `the day number of ${date}`)
        claimSame(dateOfDay(dayNumber(date)), date, "the date of its day number")
      },
    ),
    property(6, "a day has 24 hours, but for the steps of the clock within it", wallTimes, ({ zone, date }) => {
      const begins = instantAt(sharedZone(zone), date, 0)
      const ends = instantAt(sharedZone(zone), date, 1440)
      const steps = clockChanges(zone)
        .filter((at) => at >= begins - msPerDay && at <= ends + msPerDay)
        .map((at) => Math.abs(sharedZone(zone).segmentAt(at).offset - sharedZone(zone).segmentAt(at - 1).offset))
      const most = steps.reduce((sum, step) => sum + step, 0)
      claim(Math.abs(ends - begins - msPerDay) <= most, `${date} has ${(ends - begins) / 3_600_000} hours in ${zone}`)
    }),
  ]
}

const minuteOfDay = fc.integer({ min: 0, max: 1440 })

/** Texts that sort in the order of wall times. */
const reading = (date: LocalDate, minute: number): string => `${date}T${String(minute).padStart(4, "0")}`

function readingAt(zone: string, at: Instant): string {
  const { date, minute } = wallClock(sharedZone(zone), at)
  return reading(date, minute)
}
