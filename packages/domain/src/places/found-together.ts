import { greatCircleKm } from "./distance.ts"
import type { GeocodedPlace } from "./gazetteer.ts"
import { placeSearchText, placeSearchWords } from "./place-search-text.ts"

/** Places of one name that are no farther apart are one: the gazetteer knows its places to about a kilometre. */
const sameWithinKm = 5

/** What was found in two places for one text. */
export interface FoundApart {
  /** In our gazetteer, the best matches first. */
  readonly own: readonly GeocodedPlace[]
  /** By a far geocoder, the best matches first. */
  readonly far: readonly GeocodedPlace[]
}

/**
 * One list of both, without duplicates: first those of our own with a name that has all that was typed, then what the
 * far geocoder knows, then those that we only took for what may be meant (D20).
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

/** Whether a far geocoder could add something: not where our own places fill the list, nor to a letter or two. */
export function isWorthAsking(text: string, own: readonly GeocodedPlace[], limit: number): boolean {
  const letters = placeSearchText(text).length
  return letters >= shortestAsked && own.filter((place) => isNamedBy(text, place)).length < limit
}

/** Two letters begin the names of half a country. */
const shortestAsked = 3

/** Whether each word that was typed begins one of a name of the place. */
function isNamedBy(text: string, { name, aliases }: GeocodedPlace): boolean {
  const typed = placeSearchWords(text)
  return [name.en, name.ar, ...aliases].some((each) => {
    const words = placeSearchWords(each)
    return typed.length > 0 && typed.every((begun) => words.some((word) => word.startsWith(begun)))
  })
}

/** Whether two answers mean one place: of one name in either language, and near each other or both a city. */
function isSamePlace(a: GeocodedPlace, b: GeocodedPlace): boolean {
  if (a.id === b.id) return true
  const isOneName =
    placeSearchText(a.name.en) === placeSearchText(b.name.en) ||
    placeSearchText(a.name.ar) === placeSearchText(b.name.ar)
  const areCities = a.kind === "city" && b.kind === "city"
  return isOneName && (areCities || greatCircleKm(a, b) <= sameWithinKm)
}
