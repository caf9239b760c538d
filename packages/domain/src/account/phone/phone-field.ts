import { type MarketId, markets } from "../../market/market.ts"
import { callingCountries } from "./phone-metadata.ts"

/** The calling code before a phone field, and its country. */
export interface PhoneOrigin {
  /** "+971", or null while a code is being typed. */
  readonly callingCode: string | null
  /**
   * ISO 3166 code. If several countries share the calling code, the main one, unless the customer has chosen. Null if
   * none of them is the main one.
   */
  readonly phoneCountry: string | null
}

/** What a phone field shows: the number's origin, and the text in the field. */
export interface PhoneFieldView extends PhoneOrigin {
  readonly text: string
}

/**
 * A number of the market is shown after the market's calling code, and one with another code after that. A code
 * directly followed by digits is still being typed, perhaps before an existing number; it stays in the text, so that
 * the caret does not move.
 *
 * @example phoneFieldView("+44 20 7946 0018", "AE") // { callingCode: "+44", phoneCountry: null, text: "20 7946 0018" }
 */
export function phoneFieldView(text: string, market: MarketId): PhoneFieldView {
  if (!text.startsWith("+")) {
    const { callingCode, phoneCountry } = markets[market]
    return { callingCode, phoneCountry, text }
  }
  const callingCode = callingCodeOf(text)
  const rest = text.slice(callingCode?.length)
  return callingCode === null || /^\d/.test(rest)
    ? { callingCode: null, phoneCountry: null, text }
    : { callingCode, phoneCountry: mainCountryOf(callingCode), text: rest.trimStart() }
}

/** North America, Russia with Kazakhstan, Britain with its islands: only the number's digits tell the country. */
const evenlyShared = ["+1", "+7", "+44"]

const mainCountryOf = (callingCode: string): string | null =>
  evenlyShared.includes(callingCode) ? null : (callingCountries[callingCode.slice(1)] ?? null)

/** Whether a number contains its calling code: it begins with a plus or two zeros, on any keyboard of the region. */
export const saysItsCountry = (text: string): boolean => /^(?:[+＋]|00|[٠۰０]{2})/.test(text)

/** The calling code at the beginning of "+44…", or null. No calling code is the prefix of another. */
export function callingCodeOf(text: string): string | null {
  const code = [1, 2, 3]
    .map((length) => text.slice(1, 1 + length))
    .find((digits) => Object.hasOwn(callingCountries, digits))
  return code !== undefined && text.startsWith("+") ? `+${code}` : null
}
