import type { Position } from "../places/position.ts"
import { hasEnded, liveLeg } from "./timeline.ts"
import type { TrackingEvent } from "./tracking-event.ts"

/** What is shown of the driver (D33). */
export interface DriverSight {
  /** Name, picture and rating. */
  readonly showsCard: boolean
  /** His position: not at all, to about a kilometre, or exactly. */
  readonly position: "none" | "coarse" | "exact"
}

/**
 * What a viewer sees of a booking's driver. With the reference alone it is a coarse position while a leg is in
 * progress. The owner, by session or access link, sees the exact one, and who drives while the booking is with a
 * driver. After an end nothing is shown.
 */
export function driverSight(events: readonly TrackingEvent[], hasDriver: boolean, isOwner: boolean): DriverSight {
  const position = liveLeg(events) === null ? "none" : isOwner ? "exact" : "coarse"
  return { showsCard: isOwner && hasDriver && !hasEnded(events), position }
}

/** A position rounded to two decimals of a degree, a bit more than a kilometre, so that it identifies no house. */
export const coarsePosition = ({ lat, lon }: Position): Position => ({ lat: coarse(lat), lon: coarse(lon) })

const coarse = (degrees: number): number => Math.round(degrees * 100) / 100
