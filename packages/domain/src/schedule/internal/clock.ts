import { dayBegunAt, type Instant, instantOfDay } from "../../calendar/zone.ts"
import type { Terms } from "./terms.ts"

/**
 * The band of the day that has begun, by instants: its edge is the first instant that reads the edge's time or later, so
 * bands follow each other once a day, also when the clock goes back over an edge.
 */
export function bandAt({ zone, plan }: Terms, now: Instant): string {
  const day = dayBegunAt(zone, now)
  let name = ""
  for (const band of plan.bands) if (instantOfDay(zone, day, band.from) <= now) name = band.name
  return name
}

/** When the next band begins; after the last one, at midnight. */
export function nextBandAt({ zone, plan }: Terms, now: Instant): Instant {
  const day = dayBegunAt(zone, now)
  for (const { from } of plan.bands) {
    const edge = instantOfDay(zone, day, from)
    if (edge > now) return edge
  }
  return instantOfDay(zone, day + 1, 0)
}
