import { fieldLimits } from "../market/field-limits.ts"
import { type MarketId, markets } from "../market/market.ts"
import type { PhoneNumber } from "./phone.ts"
import type { PhoneReader } from "./phone-reader.ts"

/** What a phone field shows: the calling code that stands before it, if any, and the text inside it. */
export interface PhoneFieldView {
  /** "+971", or null where the text names its own country. */
  readonly callingCode: string | null
  readonly text: string
}

/** A number that says its country by itself is shown whole; any other stands behind the market's calling code. */
export const phoneFieldView = (text: string, market: MarketId): PhoneFieldView => ({
  callingCode: text.startsWith("+") ? null : markets[market].callingCode,
  text,
})

/**
 * What a phone field keeps of what was typed or pasted (D22). A pasted number with a calling code becomes the market's
 * own form where it is of this market, because the code stands before the field already, and the international form
 * where it is of another. Everything else is kept as typed, up to the limit.
 *
 * @param limit 17 characters in the details step, 16 in the registration (section 5)
 * @example typedPhone("00971 50 123 4567", "AE", parsePhone) // "50 123 4567"
 */
export function typedPhone(
  text: string,
  market: MarketId,
  readPhone: PhoneReader,
  limit: number = fieldLimits.phone,
): string {
  const kept = [...text.trimStart()].slice(0, longestPaste).join("")
  if (/^(?:\+|00|[٠۰]{2})/.test(kept)) {
    const phone = readPhone(kept, market)
    if (phone.ok) {
      const { callingCode, phoneCountry } = markets[market]
      return phone.country === phoneCountry
        ? phone.international.slice(callingCode.length).trim()
        : shortForm(phone, limit)
    }
  }
  // What the limit leaves may be a number that the whole was not.
  return kept.length > limit ? typedPhone(kept.slice(0, limit), market, readPhone, limit) : kept
}

/** Spaces are a courtesy; where the limit has no room for them, they go. */
const shortForm = ({ international, e164 }: PhoneNumber, limit: number): string =>
  international.length <= limit ? international : e164

/** Room for brackets and spaces of a pasted number, which the canonical form then loses. */
const longestPaste = 40
