import { countryLines } from "./data/country-lines.ts"

/** A country in a phone field's list (section 3, "Country entry"). */
export interface Country {
  readonly name: { readonly en: string; readonly ar: string }
  /** Calling code with its plus sign; several countries may share one. */
  readonly dialCode: string
  /** ISO 3166-1 alpha-2; "XK" for Kosovo, as in numbering plans. */
  readonly code: string
}

/** The whole world: first the four of section 3, then by English name. */
export const countries: readonly Country[] = countryLines.map(([code, dialCode, en, ar]) => ({
  name: { en, ar },
  dialCode,
  code,
}))

/** The country with this ISO code, or null. */
export const countryOf = (code: string): Country | null => countries.find((country) => country.code === code) ?? null
