import type { Language } from "../../messages/language.ts"
import type { Position } from "../../places/position.ts"
import type { Place } from "../stop.ts"

/** A place as it is chosen: what we have named ourselves is known in both languages, an address of somebody's own in his. */
export interface ChosenPlace extends Place {
  readonly addresses?: Readonly<Record<Language, string>> | undefined
}

/** How a page shows a place: in its own language, where that is known. */
export const addressIn = (place: ChosenPlace, language: Language): string =>
  place.addresses?.[language] ?? place.address

/** A stop while its address is chosen: in a draft, in a change of a booking, or in the account's own list. */
export interface PlacedStop {
  readonly place: ChosenPlace | null
  /** Where the address was that has been taken away, until another one is chosen: on another day, maybe. */
  readonly left?: Position | undefined
}

/** Some 500 m: as far as a pin is put right, and hardly to another building. */
const nearbyDegrees = 0.005

/**
 * What becomes of a stop when an address is chosen for it, or taken away. The building and the way to it are those of the
 * address before, so they go when another one comes, be they typed or an account's; where the pin is only put right, or
 * the same address chosen again, they stay.
 *
 * @param place null where the address is taken away
 */
export function placedAnew(
  stop: PlacedStop,
  place: ChosenPlace | null,
): PlacedStop & { readonly building?: ""; readonly landmark?: "" } {
  const before = stop.place?.position ?? stop.left
  if (place === null) return { place, left: before }
  if (before === undefined || isNearby(before, place.position)) return { place, left: undefined }
  return { place, left: undefined, building: "", landmark: "" }
}

const isNearby = (one: Position, other: Position): boolean =>
  Math.abs(one.lat - other.lat) <= nearbyDegrees && Math.abs(one.lon - other.lon) <= nearbyDegrees
