import type { Language } from "../../messages/language.ts"
import type { Position } from "../../places/position.ts"
import type { Place } from "../stop.ts"

/** A place as it is chosen. Our own places have names in both languages; a customer's own address has one. */
export interface ChosenPlace extends Place {
  readonly addresses?: Readonly<Record<Language, string>> | undefined
  readonly cityNames?: Readonly<Record<Language, string>> | undefined
}

/** The address in the page's language, if known in it. */
export const addressIn = (place: ChosenPlace, language: Language): string =>
  place.addresses?.[language] ?? place.address

/** The place in the words of a page: what is stored is what was read there, in whatever language the place was chosen. */
export const wordedIn = (place: ChosenPlace, language: Language): ChosenPlace => ({
  ...place,
  address: addressIn(place, language),
  cityName: place.cityNames?.[language] ?? place.cityName,
})

/** A stop while its address is chosen: in a draft, in a change of a booking, or in the account's address list. */
export interface PlacedStop {
  readonly place: ChosenPlace | null
  /** The position of an address that was removed, until another one is chosen, which may be on another day. */
  readonly left?: Position | undefined
}

/** Some 500 m: as far as a pin is corrected, and rarely as far as another building. */
const nearbyDegrees = 0.005

/**
 * A stop after its address is chosen or removed. Building and landmark belong to the old address, so a new address
 * clears them, whether they were typed or an account's. They stay when the pin is only corrected or the same address is
 * chosen again.
 *
 * @param place null when the address is removed
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
