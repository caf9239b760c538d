import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import { detourFactor, greatCircleKm } from "../places/distance.ts"
import type { Position } from "../places/position.ts"

/** Kilometres of road per hour, including stops at lights. */
export type Pace = number

/** Typical speeds of vehicles in a city, door to door, if nothing better is known. */
export const defaultPace: Readonly<Record<Vehicle, Pace>> = { bike: 32, car: 30, van: 26 }

/** Slower counts as standing; faster is an error of the receiver. */
export const slowestPace: Pace = 8
export const fastestPace: Pace = 90

/** Two positions within a shorter time tell only about the receiver, in milliseconds. */
const shortestSpan = 5_000

/** After a longer silence the earlier speed is not used, in milliseconds. */
const longestSpan = 5 * 60_000

/** The time constant with which earlier speeds fade. */
const memory = 2 * 60_000

interface Seen {
  readonly position: Position
  readonly at: Instant
  readonly pace?: Pace | null
}

/**
 * A driver's speed from his previous position and this one. Earlier speeds fade over two minutes, so that a jam counts
 * but a red light does not. Only this number is stored, not where he was.
 *
 * @param before null if nothing was known of him
 */
export function paceAfter(before: Seen | null, { position, at }: Pick<Seen, "position" | "at">): Pace | null {
  if (before === null || at - before.at > longestSpan) return null
  const known = before.pace ?? null
  const span = at - before.at
  if (!(span >= shortestSpan)) return known
  const roadKm = greatCircleKm(before.position, position) * detourFactor
  const lately = between((roadKm / span) * 3_600_000)
  if (known === null) return lately
  const kept = Math.exp(-span / memory)
  return between(known * kept + lately * (1 - kept))
}

const between = (pace: Pace): Pace => Math.min(Math.max(pace, slowestPace), fastestPace)
