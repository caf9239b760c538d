import { fieldLimits } from "../market/field-limits.ts"
import { type MarketId, markets } from "../market/market.ts"
import { latinDigits } from "../places/latin-digits.ts"
import type { PhoneNumber } from "./phone.ts"
import { callingCodeOf, saysItsCountry } from "./phone-field.ts"
import type { PhoneReader } from "./phone-reader.ts"

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
  const { callingCode, phoneCountry } = markets[market]
  if (saysItsCountry(kept)) {
    const phone = readPhone(kept, market)
    if (phone.ok)
      return phone.country === phoneCountry
        ? phone.international.slice(callingCode.length).trim()
        : shortForm(phone, market, limit)
    // Nothing but what stands before the field already.
    if (kept.trimEnd() === callingCode) return ""
  }
  // What the limit leaves may be a number that the whole was not.
  return kept.length > limit ? typedPhone(kept.slice(0, limit), market, readPhone, limit) : kept
}

/** A phone field while it is typed into: the calling code before it, and the text that stood in it. */
interface FieldBefore {
  readonly callingCode: string | null
  readonly text: string
}

/**
 * The same of what is typed into a field behind a calling code: as one text with that of another country, unless the text
 * names a country itself. Behind such a code, and where a single sign changes before others, it is not grouped before it is
 * left: the caret stays where it is.
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

/** Whether a single sign came, went or changed before others, as the plus of a code before a number that is there. */
const isPutIn = (before: string, after: string): boolean =>
  Math.abs(after.length - before.length) <= 1 && !after.startsWith(before) && !before.startsWith(after)

/**
 * The same of a number that nobody is typing: pasted, stored, or left. The code of one that cannot be read here is set apart
 * as well, with a plus for two zeros, so that it stands before the field.
 *
 * @example settledPhone("004915123456789", "AE", parsePhone) // "+49 15123456789"
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
  return apart !== null && apart.length <= limit ? typedPhone(apart, market, readPhone, limit) : kept
}

/** "+49 15123456789" for "+4915123456789", the rest alone behind the market's own code, and null where there is none. */
function codeApart(international: string, market: MarketId): string | null {
  const code = callingCodeOf(international)
  if (code === null) return null
  const rest = international.slice(code.length).replace(/^[\s.-]+/, "")
  if (rest === "") return code
  return code === markets[market].callingCode && !saysItsCountry(rest) ? rest : `${code} ${rest}`
}

/** Spaces are a courtesy; where the limit has no room for them they go, and that behind the calling code last. */
function shortForm({ international, e164 }: PhoneNumber, market: MarketId, limit: number): string {
  const forms = [international, codeApart(e164, market) ?? e164]
  return forms.find(({ length }) => length <= limit) ?? e164
}

/** Room for brackets and spaces of a pasted number, which the canonical form then loses. */
const longestPaste = 40
