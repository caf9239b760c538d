import type { Vehicle } from "../booking/parcel/vehicle.ts"
import type { Instant } from "../calendar/zone.ts"
import { detourFactor, greatCircleKm } from "../places/distance.ts"
import type { Position } from "../places/position.ts"

/** Kilometres of road an hour, stops at lights included. */
export type Pace = number

/** How fast the vehicles of a city are, door to door, where nothing better is known. */
export const defaultPace: Readonly<Record<Vehicle, Pace>> = { bike: 32, car: 30, van: 26 }

/** Slower is standing, and faster is a slip of the receiver. */
export const slowestPace: Pace = 8
export const fastestPace: Pace = 90

/** Two places of so short a time tell of the receiver only, in milliseconds. */
const shortestSpan = 5_000

/** After so long a silence nothing is known of how he drove, in milliseconds. */
const longestSpan = 5 * 60_000

/** How much of what was known is left after two minutes. */
const memory = 2 * 60_000

interface Seen {
  readonly position: Position
  readonly at: Instant
  readonly pace?: Pace | null
}

/**
 * How fast a driver is, told from his last place and this one: what was known fades over two minutes, so that a red light
 * is none of it and a jam is. Only this number is kept; where he was is not.
 *
 * @param before null where nothing was known of him
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
