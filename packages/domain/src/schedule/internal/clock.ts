import { type Instant, instantOfDay, type MinuteOfDay } from "../../calendar/zone.ts"
import { minuteOf } from "../wall-time.ts"
import type { Plan } from "./plan.ts"
import type { Question } from "./question.ts"

export interface Band {
  readonly name: string
  readonly from: MinuteOfDay
}

/** The bands of a day, by time. */
export const bandsOf = ({ bands }: Plan): readonly Band[] =>
  Object.entries(bands)
    .map(([name, from]) => ({ name, from: minuteOf(from) }))
    .sort((a, b) => a.from - b.from)

/**
 * The current band of the day, and when the next one begins, at the latest at midnight. An edge is the first instant
 * that reads its time or later, so each band occurs once a day, even when the clock goes back over an edge.
 */
export function bandAt({ terms: { zone, plan }, now, today }: Question): {
  readonly name: string
  readonly until: Instant
} {
  let name = ""
  let until = instantOfDay(zone, today + 1, 0)
  for (const band of bandsOf(plan)) {
    const edge = instantOfDay(zone, today, band.from)
    if (edge <= now) name = band.name
    else until = Math.min(until, edge)
  }
  return { name, until }
}
