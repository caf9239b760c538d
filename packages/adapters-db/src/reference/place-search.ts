import { greatCircleKm } from "@mersal/domain/places/distance"
import type { GazetteerEntry } from "@mersal/domain/places/gazetteer"
import { placeSearchText, placeSearchWords } from "@mersal/domain/places/place-search-text"
import type { Position } from "@mersal/domain/places/position"
import MiniSearch, { type Query } from "minisearch"

/** A search over the places of one market. */
export interface PlaceSearch {
  readonly search: (text: string, limit: number) => readonly GazetteerEntry[]
  readonly named: (name: string) => GazetteerEntry | null
  readonly nearest: (position: Position) => GazetteerEntry | null
}

/** Shorter words must be typed right: with one letter wrong they could be any other word. */
const shortestForgiven = 4

/** More words than any place has in its name and its city's name. */
const longestName = 8

/** What divides an address into parts: commas, line breaks, or dashes as maps write them. */
const parted = /[,،\n]|\s[-–—]\s/

/** More parts than any address has; each part is searched separately. */
const mostParts = 8

/** A country at the end of an address does not help to find the place, and would match universities named after it. */
const country =
  /[\s,،–—-]+(?:united arab emirates|u\.?a\.?e\.?|qatar|(?:دولة )?ال[إا]مارات(?: العربية المتحدة)?|قطر)[\s.]*$/iu

/**
 * The weight of a match in the city's name, where a match in the place's own name counts 1. It only decides between
 * equally good places.
 */
const cityBoost = 0.1

export function placeSearch(entries: readonly GazetteerEntry[]): PlaceSearch {
  const index = new MiniSearch<Indexed>({
    fields: ["names", "city"],
    searchOptions: { boost: { city: cityBoost } },
    tokenize: (text) => [...placeSearchWords(text)],
    processTerm: (term) => term,
  })
  // An area may list several cities; its first one is the name that people use.
  const cities = new Map(
    entries
      .filter(isCity)
      .toReversed()
      .map((entry) => [entry.city, namesOf(entry)]),
  )
  index.addAll(
    entries.map((entry, id) => ({
      id,
      names: namesOf(entry).join("\n"),
      city: (cities.get(entry.city) ?? []).join("\n"),
    })),
  )
  const byName = new Map<string, GazetteerEntry>()
  for (const entry of entries) {
    for (const key of [entry.id, placeSearchText(entry.name.en), placeSearchText(entry.name.ar)]) {
      if (!byName.has(key)) byName.set(key, entry)
    }
  }
  const find = (text: string): readonly RankedHit[] => {
    const words = placeSearchWords(text)
    if (words.length === 0) return []
    const found = index.search({ combineWith: "AND", queries: words.map(wordQuery) })
    const typed = words.join(" ")
    return found
      .map(({ id, score, terms, match }) => ({
        entry: entries[id as number],
        score,
        terms,
        isOwn: Object.values(match).every((fields) => fields.includes("names")),
      }))
      .filter((hit): hit is Hit => hit.entry !== undefined)
      .map((hit) => ({ ...hit, rank: rank(hit, typed) }))
      .sort((a, b) => a.rank - b.rank || b.score - a.score)
  }
  /**
   * Whether the typed text is a place's whole name and its city's, in either order. A city that comes last may be
   * incomplete.
   */
  const isWithCity = ({ entry }: RankedHit, typed: string): boolean =>
    !isCity(entry) &&
    namesOf(entry)
      .map(placeSearchText)
      .some((name) =>
        (cities.get(entry.city) ?? [])
          .map(placeSearchText)
          .some((city) => isBegun(`${name} ${city}`, typed, name) || typed === `${city} ${name}`),
      )
  /**
   * The places that a part of an address names: by a whole name, otherwise by a name with its city, otherwise by the
   * beginning of a name.
   */
  const namedInPart = (part: string): readonly GazetteerEntry[] => {
    const typed = placeSearchText(part)
    const found = find(part)
    const isLong = typed.length >= shortestForgiven
    const levels: readonly ((hit: RankedHit) => boolean)[] = [
      ({ rank }) => rank < wholeNames,
      (hit) => isWithCity(hit, typed),
      ({ rank }) => isLong && rank < beginnings,
    ]
    for (const isMeant of levels) {
      const meant = found.filter(isMeant)
      if (meant.length > 0) return meant.map(({ entry }) => entry)
    }
    return namedAtEnd(typed.split(" "))
  }
  /**
   * Finds a place at the end of a part that begins with an office or a house, without a comma: "Office 1203 Al Majaz
   * Sharjah". Takes the longest run of words at the end that names a place. If that is a city, the answer is empty: the
   * words before it may be anywhere in it, or in another one.
   */
  const namedAtEnd = (words: readonly string[]): readonly GazetteerEntry[] => {
    for (let at = Math.max(1, words.length - longestName); at < words.length; at += 1) {
      const typed = words.slice(at).join(" ")
      if (typed.length < shortestForgiven) return []
      const isLast = at === words.length - 1
      const meant = find(typed).filter(
        (hit) => hit.rank < (isLast ? wholeNames : beginnings) || (!isLast && isWithCity(hit, typed)),
      )
      if (meant.some(({ entry }) => isCity(entry))) return []
      if (meant.length > 0) return meant.map(({ entry }) => entry)
    }
    return []
  }
  /** The places that the parts of an address such as "Villa 7, Al Barsha 1, Dubai" name, cities last. */
  const namedIn = (address: string): readonly GazetteerEntry[] => {
    const places = address.replace(country, "").split(parted).slice(0, mostParts).flatMap(namedInPart)
    return [...new Set([...places.filter((place) => !isCity(place)), ...places.filter(isCity)])]
  }
  return {
    search(text, limit) {
      const found = find(text).map(({ entry }) => entry)
      return (found.length > 0 ? found : namedIn(text)).slice(0, limit)
    },
    named: (name) => byName.get(name.trim()) ?? byName.get(placeSearchText(name)) ?? null,
    nearest(position) {
      let nearest: GazetteerEntry | null = null
      let shortest = Number.POSITIVE_INFINITY
      for (const entry of entries) {
        const km = greatCircleKm(position, entry)
        if (km < shortest) [nearest, shortest] = [entry, km]
      }
      return nearest
    },
  }
}

interface Indexed {
  readonly id: number
  readonly names: string
  readonly city: string
}

interface Hit {
  readonly entry: GazetteerEntry
  readonly score: number
  /** The words that were found in the place's names and its city's. */
  readonly terms: string[]
  /** Whether the place's own names contain all words. */
  readonly isOwn: boolean
}

interface RankedHit extends Hit {
  readonly rank: number
}

const isCity = ({ kind }: GazetteerEntry): boolean => kind === "city"

const namesOf = ({ name, aliases }: GazetteerEntry): readonly string[] => [name.en, name.ar, ...aliases]

/**
 * Whether the text begins with what was typed (or equals it), and what was typed goes beyond `first`, the text's first
 * part.
 */
const isBegun = (text: string, typed: string, first: string): boolean =>
  typed.length > first.length + 1 && text.startsWith(typed)

/** Matches a word as typed, as a prefix, with one letter wrong, or with two neighbours swapped. */
function wordQuery(word: string): Query {
  const isForgiven = word.length >= shortestForgiven
  const asTyped: Query = { queries: [word], prefix: true, fuzzy: isForgiven ? 1 : false }
  if (!isForgiven) return asTyped
  return { combineWith: "OR", queries: [asTyped, { queries: swapped(word), combineWith: "OR", prefix: true }] }
}

const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => {
    const [before, a = "", b = "", after] = [word.slice(0, index), word[index], word[index + 1], word.slice(index + 2)]
    return before + b + a + after
  })

const kinds = ["city", "district", "landmark"] as const satisfies readonly GazetteerEntry["kind"][]

/** Ranks below the first number are whole names; from there to the second, beginnings of names. */
const [wholeNames, beginnings] = [kinds.length, 2 * kinds.length]

/**
 * Lower is better: a whole name, the beginning of a name, a whole name with a typo or in another order, all words in
 * the place's own name, and last places that match only together with their city. Within each, cities come first.
 */
function rank({ entry, terms, isOwn }: Hit, typed: string): number {
  const names = namesOf(entry).map(placeSearchText)
  const isFound = (name: string) => name.split(" ").every((word) => terms.includes(word))
  const match = [
    names.includes(typed),
    names.some((name) => name.startsWith(typed)),
    names.some(isFound),
    isOwn,
    true,
  ].indexOf(true)
  return match * kinds.length + kinds.indexOf(entry.kind)
}
