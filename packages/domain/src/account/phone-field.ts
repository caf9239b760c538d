import { type MarketId, markets } from "../market/market.ts"
import { callingCountries } from "./phone-metadata.ts"

/** A calling code as it stands before a phone field, and whose it is. */
export interface PhoneOrigin {
  /** "+971", or null while a code is being typed. */
  readonly callingCode: string | null
  /**
   * ISO 3166 code; of a calling code that several share that of the main one, unless somebody has chosen. Null where none
   * of them is the main one.
   */
  readonly phoneCountry: string | null
}

/** What a phone field shows: where the number is from, and the text inside it. */
export interface PhoneFieldView extends PhoneOrigin {
  readonly text: string
}

/**
 * A number of the market stands behind the market's calling code, and one that begins with another behind that. A code
 * that runs on into digits is still being typed, perhaps before a number that was there: it stays in the text, so that the
 * caret stays where it is.
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

/** North America, Russia with Kazakhstan, Britain with the islands beside it: whose a number is, its digits say alone. */
const evenlyShared = ["+1", "+7", "+44"]

const mainCountryOf = (callingCode: string): string | null =>
  evenlyShared.includes(callingCode) ? null : (callingCountries[callingCode.slice(1)] ?? null)

/** Whether a number names its country: a plus or two zeros before it, on any keyboard of the region. */
export const saysItsCountry = (text: string): boolean => /^(?:[+＋]|00|[٠۰０]{2})/.test(text)

/** The calling code at the beginning of "+44…", or null: none in the world begins with another. */
export function callingCodeOf(text: string): string | null {
  const code = [1, 2, 3]
    .map((length) => text.slice(1, 1 + length))
    .find((digits) => Object.hasOwn(callingCountries, digits))
  return code !== undefined && text.startsWith("+") ? `+${code}` : null
}
