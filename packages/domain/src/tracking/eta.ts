import { type Instant, msPerMinute } from "../calendar/zone.ts"
import { detourFactor, greatCircleKm } from "../places/distance.ts"
import type { Position } from "../places/position.ts"
import { defaultPace, type Pace } from "./pace.ts"
import type { Leg } from "./tracking-event.ts"

/** When the driver is expected at the stop that he has set off for: between two instants on round minutes. */
export interface Eta {
  readonly leg: Leg
  readonly from: Instant
  readonly to: Instant
}

/** From where, and since when, a driver is on his way to where. */
export interface Approach {
  readonly leg: Leg
  /** Where he was at `at`. */
  readonly position: Position
  readonly at: Instant
  readonly destination: Position
  /** How fast he has been lately; null where it is not known, and then it is his vehicle's. */
  readonly pace: Pace | null
  readonly vehicle: keyof typeof defaultPace
}

/** Minutes that are between the two ends of an answer, and on which both stand: the public is told less exactly. */
const stepMinutes = { exact: 5, coarse: 15 } as const

/** Nobody parks, finds the door and rings in less, in minutes. */
const floorMinutes = 2

/** Roads may be a tenth kinder than usual, or a third worse. */
const kindest = 0.9
const worst = 1.35

/**
 * When a driver comes: the great circle to the stop, as long as roads make it (D20), at his pace, from when he was seen.
 * Both ends are rounded up, to five minutes for the owner and to fifteen for everybody else, so that neither is before
 * now and the answer stands still while he does.
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
