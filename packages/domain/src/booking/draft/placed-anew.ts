import type { Position } from "../../places/position.ts"
import type { Place } from "../stop.ts"
import type { StopDraft } from "./draft.ts"

/** Some 500 m: as far as a pin is put right, and hardly to another building. */
const nearbyDegrees = 0.005

/**
 * What a stop becomes when an address is chosen for it. The building and the way to it are those of the address before,
 * so they go with it, be they typed or an account's; where the pin is only put right they stay.
 *
 * @param before the address it had, null where it had none
 */
export function placedAnew(before: Place | null, place: Place): Partial<StopDraft> {
  if (before === null || isNearby(before.position, place.position)) return { place }
  return { place, building: "", landmark: "" }
}

const isNearby = (one: Position, other: Position): boolean =>
  Math.abs(one.lat - other.lat) <= nearbyDegrees && Math.abs(one.lon - other.lon) <= nearbyDegrees
