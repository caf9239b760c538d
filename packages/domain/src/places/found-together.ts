import { greatCircleKm } from "./distance.ts"
import type { GeocodedPlace } from "./gazetteer.ts"
import { placeSearchText, placeSearchWords } from "./place-search-text.ts"

/** Places with the same name within this distance are the same: the gazetteer is accurate to about a kilometre. */
const sameWithinKm = 5

/** The results of two sources for one text. */
export interface FoundApart {
  /** From our gazetteer, the best matches first. */
  readonly own: readonly GeocodedPlace[]
  /** From an external geocoder, the best matches first. */
  readonly far: readonly GeocodedPlace[]
}

/**
 * One list of both, without duplicates: first our places whose name contains everything typed, then the external
 * geocoder's, then our weaker matches (D20).
 */
export function foundTogether(text: string, { own, far }: FoundApart, limit: number): readonly GeocodedPlace[] {
  const found: GeocodedPlace[] = []
  const [named, guessed] = [
    own.filter((place) => isNamedBy(text, place)),
    own.filter((place) => !isNamedBy(text, place)),
  ]
  for (const place of [...named, ...far, ...guessed]) {
    if (!found.some((before) => isSamePlace(before, place))) found.push(place)
  }
  return found.slice(0, limit)
}

/** Whether to ask an external geocoder: not if our own places fill the list, nor for one or two letters. */
export function isWorthAsking(text: string, own: readonly GeocodedPlace[], limit: number): boolean {
  const letters = placeSearchText(text).length
  return letters >= shortestAsked && own.filter((place) => isNamedBy(text, place)).length < limit
}

/** Two letters begin the names of half a country. */
const shortestAsked = 3

/** Whether each typed word begins a word of one of the place's names. */
function isNamedBy(text: string, { name, aliases }: GeocodedPlace): boolean {
  const typed = placeSearchWords(text)
  return [name.en, name.ar, ...aliases].some((each) => {
    const words = placeSearchWords(each)
    return typed.length > 0 && typed.every((begun) => words.some((word) => word.startsWith(begun)))
  })
}

/** Whether two results are the same place: the same name in either language, and near each other or both a city. */
function isSamePlace(a: GeocodedPlace, b: GeocodedPlace): boolean {
  if (a.id === b.id) return true
  const isOneName =
    placeSearchText(a.name.en) === placeSearchText(b.name.en) ||
    placeSearchText(a.name.ar) === placeSearchText(b.name.ar)
  const areCities = a.kind === "city" && b.kind === "city"
  return isOneName && (areCities || greatCircleKm(a, b) <= sameWithinKm)
}
