import { type Instant, instantOfDay } from "../calendar/zone.ts"
import type { Timetable } from "./internal/timetable.ts"

/**
 * The band of the day that has begun, by instants: its edge is the first instant that reads the edge's time or later, so
 * bands follow each other once a day, also when the clock goes back over an edge.
 */
export function bandAt(timetable: Timetable, now: Instant): string {
  const day = timetable.today(now)
  const { bands } = timetable.plan
  let name = ""
  for (const band of bands) if (instantOfDay(timetable.zone, day, band.from) <= now) name = band.name
  return name
}

/** When the next band begins; after the last one, at midnight. */
export function nextBandAt(timetable: Timetable, now: Instant): Instant {
  const day = timetable.today(now)
  for (const { from } of timetable.plan.bands) {
    const edge = instantOfDay(timetable.zone, day, from)
    if (edge > now) return edge
  }
  return instantOfDay(timetable.zone, day + 1, 0)
}
