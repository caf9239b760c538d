import type { ChosenPlace } from "@mersal/domain/booking/draft/placed-anew"
import type { Language } from "@mersal/domain/messages/language"
import { pinnedNear } from "@mersal/domain/messages/pinned-near"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { failureTitle } from "../answers/service-failures.ts"
import type { PageTexts } from "../texts/dictionaries.ts"
import type { PlaceSearch } from "./place-search.ts"

/** The title of a found place: its name, or 'Pinned near' with a name for a point without one (D20). */
export const placeTitle = ({ kind, name }: FoundPlace, language: Language): string =>
  kind === "point" ? pinnedNear[language](name[language]) : name[language]

/**
 * The line that the address field and all later pages show: "Dubai Marina, Dubai". A city is not followed by itself.
 */
export function placeAddress(place: FoundPlace, language: Language): string {
  const title = placeTitle(place, language)
  const city = place.city[language]
  if (place.kind === "city" || city === title) return title
  return `${title}${language === "ar" ? "، " : ", "}${city}`
}

/** A found place as a booking's stop, in the page's language. */
export function placeOf(place: FoundPlace, language: Language): ChosenPlace {
  const addresses = { en: placeAddress(place, "en"), ar: placeAddress(place, "ar") }
  const { position, city } = place
  return { address: addresses[language], addresses, position, cityName: city[language], cityNames: city }
}

/**
 * What a field shows about the search for its text: at the foot of its list, or as its error where there is no list. An
 * error stays when the field is left, and does not cover the map's button below it.
 */
export function searchStatus(
  found: PlaceSearch,
  { booking, firstStep }: Pick<PageTexts, "booking" | "firstStep">,
): { status?: string; error?: string } {
  const searching = found.isSearching && { status: firstStep.addressSearching }
  switch (found.state) {
    case "idle":
      return searching || {}
    case "shortLink":
      return { error: firstStep.addressShortLink }
    case "outside":
      return { error: firstStep.addressOutsideNote }
    case "failed":
      return { error: [failureTitle(found.failure, booking), firstStep.addressFailed].filter(Boolean).join(". ") }
    case "found": {
      const { length } = found.places
      return length > 0 ? searching || { status: firstStep.addressFound(length) } : { error: firstStep.addressNone }
    }
  }
}
