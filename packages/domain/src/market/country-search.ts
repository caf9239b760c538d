import { callingCountries } from "../account/phone/phone-metadata.ts"
import type { Language } from "../messages/language.ts"
import { latinDigits } from "../places/latin-digits.ts"
import { foldLetters } from "../places/place-search-text.ts"
import { type Country, countries } from "./countries.ts"
import { otherNames } from "./data/other-names.ts"

/** The U.A.E., Bahrain, Qatar and Pakistan come before all others (section 3). */
export const firstCountries = 4

/** The list in a language's order: the four, then by that language's alphabet. */
export function countriesIn(language: Language): readonly Country[] {
  const { compare } = new Intl.Collator(language)
  const others = countries.slice(firstCountries)
  return [
    ...countries.slice(0, firstCountries),
    ...others.sort((one, other) => compare(one.name[language], other.name[language])),
  ]
}

/**
 * The countries that a query may mean: by name in either language, by ISO code, by common short names, or by calling
 * code, whose main country comes first. Better matches come first; equal ones keep their order.
 *
 * @example findCountries("emirates", countriesIn("en"))[0]?.code // "AE"
 */
export function findCountries(query: string, among: readonly Country[]): readonly Country[] {
  const dialled = latinDigits(query.normalize("NFKC")).replace(/[\s()-]/g, "")
  const digits = /^(?:\+|00)?(\d*)$/.exec(dialled)?.[1]
  const typed = foldLetters(query).trim()
  if (digits === "" || (digits === undefined && typed === "")) return among
  const rank = (country: Country) => (digits === undefined ? nameRank(country, typed) : codeRank(country, digits))
  const ranked = among.map((country) => ({ country, rank: rank(country) })).filter(({ rank }) => rank < noMatch)
  return ranked.sort((one, other) => one.rank - other.rank).map(({ country }) => country)
}

const noMatch = 4

function codeRank({ code, dialCode }: Country, digits: string): number {
  const own = dialCode.slice(1)
  if (own === digits) return callingCountries[own] === code ? 0 : 1
  return own.startsWith(digits) ? 2 : digits.startsWith(own) ? 3 : noMatch
}

function nameRank({ code, name }: Country, typed: string): number {
  const others = otherNames[code] ?? []
  if ([code, ...others].some((short) => foldLetters(short) === typed)) return 0
  const names = [name.en, name.ar, ...others].map((each) => ` ${foldLetters(each)}`)
  if (names.some((each) => each.startsWith(` ${typed}`))) return 1
  return names.some((each) => each.includes(` ${typed}`)) ? 2 : names.some((each) => each.includes(typed)) ? 3 : noMatch
}
