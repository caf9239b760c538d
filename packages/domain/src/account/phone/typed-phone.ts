import { fieldLimits } from "../../market/field-limits.ts"
import { type MarketId, markets } from "../../market/market.ts"
import { latinDigits } from "../../places/latin-digits.ts"
import type { PhoneNumber } from "./phone.ts"
import { callingCodeOf, saysItsCountry } from "./phone-field.ts"
import type { PhoneReader } from "./phone-reader.ts"

/**
 * The content of a phone field after typing or pasting (D22). A pasted number with a calling code takes the market's
 * own form if it is of this market, because the code is already before the field, and otherwise the international form.
 * Anything else stays as typed, up to the limit.
 *
 * @param limit 17 characters in the details step, 16 in the registration (section 5)
 *
 * @example typedPhone("00971 50 123 4567", "AE", parsePhone) // "50 123 4567"
 */
export function typedPhone(
  text: string,
  market: MarketId,
  readPhone: PhoneReader,
  limit: number = fieldLimits.phone,
): string {
  const kept = [...text.trimStart()].slice(0, longestPaste).join("")
  const { callingCode, phoneCountry } = markets[market]
  if (saysItsCountry(kept)) {
    const phone = readPhone(kept, market)
    if (phone.ok)
      return phone.country === phoneCountry
        ? phone.international.slice(callingCode.length).trim()
        : shortForm(phone, market, limit)
    // Only the calling code that is already before the field.
    if (kept.trimEnd() === callingCode) return ""
  }
  // What the limit leaves may be a number even if the whole was not.
  return kept.length > limit ? typedPhone(kept.slice(0, limit), market, readPhone, limit) : kept
}

/** A phone field before a key press: the calling code before it, and its text. */
interface FieldBefore {
  readonly callingCode: string | null
  readonly text: string
}

/**
 * The same for a field after a calling code: one text with the code of another country, unless the text contains one.
 * With such a code, and while a single character changes within the text, the number is not grouped until the field is
 * left, so that the caret does not move.
 *
 * @example typedBehind({ callingCode: "+44", text: "207946001" }, "2079460018", "AE", parsePhone) // "+44 2079460018"
 */
export function typedBehind(
  { callingCode, text }: FieldBefore,
  typed: string,
  market: MarketId,
  readPhone: PhoneReader,
  limit: number = fieldLimits.phone,
): string {
  const isWhole =
    callingCode === null || callingCode === markets[market].callingCode || saysItsCountry(typed.trimStart())
  if (isWhole && !isPutIn(text, typed)) return typedPhone(typed, market, readPhone, limit)
  return [...(isWhole ? typed : `${callingCode} ${typed}`)].slice(0, limit).join("")
}

/**
 * Whether a single character was added, removed or changed within the text, such as the plus of a code before an
 * existing number.
 */
const isPutIn = (before: string, after: string): boolean =>
  Math.abs(after.length - before.length) <= 1 && !after.startsWith(before) && !before.startsWith(after)

/**
 * The same for a number that is not being typed: pasted, stored, or left. The code of an unreadable number is separated
 * as well, with a plus for two zeros, so that it is shown before the field.
 *
 * @example settledPhone("004915123456789", "AE", parsePhone) // "+49 15123456789"
 *
 * @example settledPhone("+1 0507654321", "AE", parseWorldwidePhone) // "0507654321"
 */
export function settledPhone(
  text: string,
  market: MarketId,
  readPhone: PhoneReader,
  limit: number = fieldLimits.phone,
): string {
  const kept = typedPhone(text, market, readPhone, limit)
  if (!saysItsCountry(kept)) return kept
  const apart = codeApart(latinDigits(kept.normalize("NFKC")).replace(/^(?:00|\+)\s*/, "+"), market)
  const own = apart === null ? null : ownNumber(apart, market, readPhone)
  if (own !== null) return typedPhone(own, market, readPhone, limit)
  return apart !== null && apart.length <= limit ? typedPhone(apart, market, readPhone, limit) : kept
}

/** "+49 15123456789" for "+4915123456789"; only the rest after the market's own code; null without a code. */
function codeApart(international: string, market: MarketId): string | null {
  const code = callingCodeOf(international)
  if (code === null) return null
  const rest = international.slice(code.length).replace(/^[\s.-]+/, "")
  if (rest === "") return code
  return code === markets[market].callingCode && !saysItsCountry(rest) ? rest : `${code} ${rest}`
}

/**
 * A mobile of the market as people write it, with its leading zero, after the code of a country that has no such
 * number: the code is left from an earlier number. Null for any other text.
 */
function ownNumber(apart: string, market: MarketId, readPhone: PhoneReader): string | null {
  const rest = apart.slice(callingCodeOf(apart)?.length).trimStart()
  const abroad = readPhone(apart, market)
  if (!rest.startsWith("0") || abroad.ok || abroad.reason !== "invalid") return null
  const own = readPhone(rest, market)
  return own.ok && own.takesSms && own.country === markets[market].phoneCountry ? rest : null
}

/** Spaces are optional: if they exceed the limit they are removed, the one after the calling code last. */
function shortForm({ international, e164 }: PhoneNumber, market: MarketId, limit: number): string {
  const forms = [international, codeApart(e164, market) ?? e164]
  return forms.find(({ length }) => length <= limit) ?? e164
}

/** Room for the brackets and spaces of a pasted number, which the canonical form does not have. */
const longestPaste = 40
