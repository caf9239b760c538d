import type { Place } from "@mersal/domain/booking/stop"
import type { Language } from "@mersal/domain/messages/language"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import type { PageTexts } from "../texts/dictionaries.ts"
import type { PlaceSearch } from "./place-search.ts"

/** What a found place is called: its name, or 'Pinned near' one for a point that has none (D20). */
export function placeTitle({ kind, name }: FoundPlace, language: Language, texts: PageTexts["firstStep"]): string {
  return kind === "point" ? texts.pinnedNear(name[language]) : name[language]
}

/** The line that the address field and every later page show: "Dubai Marina, Dubai". A city needs no city after it. */
export function placeAddress(place: FoundPlace, language: Language, texts: PageTexts["firstStep"]): string {
  const title = placeTitle(place, language, texts)
  const city = place.city[language]
  if (place.kind === "city" || city === title) return title
  return `${title}${language === "ar" ? "، " : ", "}${city}`
}

/** A found place as a stop of a booking. */
export const placeOf = (place: FoundPlace, language: Language, texts: PageTexts["firstStep"]): Place => ({
  address: placeAddress(place, language, texts),
  position: place.position,
  cityName: place.city[language],
})

/** What a field says of the search for its text; nothing before one. */
export function searchStatus(found: PlaceSearch, firstStep: PageTexts["firstStep"]): { status?: string } {
  switch (found.state) {
    case "idle":
      return {}
    case "searching":
      return { status: firstStep.addressSearching }
    case "shortLink":
      return { status: firstStep.addressShortLink }
    case "outside":
      return { status: firstStep.addressOutsideNote }
    case "failed":
      return { status: firstStep.addressFailed }
    case "found":
      return { status: found.places.length > 0 ? firstStep.addressFound(found.places.length) : firstStep.addressNone }
  }
}
