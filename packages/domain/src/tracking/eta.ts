import { type Instant, msPerMinute } from "../calendar/zone.ts"
import { detourFactor, greatCircleKm } from "../places/distance.ts"
import type { Position } from "../places/position.ts"
import { defaultPace, type Pace } from "./pace.ts"
import type { Leg } from "./tracking-event.ts"

/** When the driver is expected at the stop he has set off for: between two instants on round minutes. */
export interface Eta {
  readonly leg: Leg
  readonly from: Instant
  readonly to: Instant
}

/** A driver's trip: from where, since when, and to where. */
export interface Approach {
  readonly leg: Leg
  /** His position at `at`. */
  readonly position: Position
  readonly at: Instant
  readonly destination: Position
  /** His recent speed; null if unknown, then his vehicle's is used. */
  readonly pace: Pace | null
  readonly vehicle: keyof typeof defaultPace
}

/**
 * The minutes between the two ends of an answer, to multiples of which they are rounded. The public gets the coarser
 * one.
 */
const stepMinutes = { exact: 5, coarse: 15 } as const

/** Parking, finding the door and ringing take at least this long, in minutes. */
const floorMinutes = 2

/** Roads may be a tenth faster than usual, or a third slower. */
const kindest = 0.9
const worst = 1.35

/**
 * When a driver arrives: the great-circle distance to the stop, extended to the typical road length (D20), at his
 * speed, from when he was seen. Both ends are rounded up, to five minutes for the owner and to fifteen for anybody
 * else, so that neither is in the past and the answer does not change while he stands still.
 */
export function etaOf(approach: Approach, now: Instant, sight: keyof typeof stepMinutes): Eta {
  const { leg, position, at, destination, pace, vehicle } = approach
  const roadKm = greatCircleKm(position, destination) * detourFactor
  const travel = (roadKm / (pace ?? defaultPace[vehicle])) * 60 * msPerMinute
  const step = stepMinutes[sight] * msPerMinute
  const soonest = now + floorMinutes * msPerMinute
  const from = roundedUp(Math.max(at + travel * kindest, soonest), step)
  return { leg, from, to: Math.max(roundedUp(Math.max(at + travel * worst, soonest), step), from + step) }
}

const roundedUp = (instant: Instant, step: number): Instant => Math.ceil(instant / step) * step
