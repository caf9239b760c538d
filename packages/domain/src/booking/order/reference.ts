import { type MarketId, marketIds } from "../../market/market.ts"

/**
 * The only public number of a booking (D33): the market, 12 Crockford base-32 characters (60 random bits) and a check
 * character: "AE4K7M2XQ9TB3HV". On the wire it is bkref, bkrefid, trackid and bkngid.
 */
export type Reference = string & { readonly __: "Reference" }

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const bodyLength = 12

/** How many random numbers below 32 an attempt at a reference takes. */
export const referenceDraw = bodyLength

/**
 * The reference of 12 random numbers below 32. Null when Crockford's check character (modulo 37) is one of the five
 * symbols that are unsafe in an address (`* ~ $ = U`), about one time in seven: draw again.
 */
export function makeReference(market: MarketId, draw: readonly number[]): Reference | null {
  const body = draw.slice(0, bodyLength).map((value) => alphabet[value & 31])
  const check = checkCharacter(body.join(""))
  return check === null ? null : (`${market}${body.join("")}${check}` as Reference)
}

/** The longest text, spaces included, that is read as a reference. */
export const longestTyped = 64

/**
 * The reference that a person typed. Case, spaces and hyphens are ignored, O is read as 0, I and L as 1 (Crockford).
 * Null for a wrong market, length, letter or check character.
 */
export function parseReference(text: string): Reference | null {
  if (text.length > longestTyped) return null
  const plain = text.toUpperCase().replace(/[\s-]/g, "")
  const market = marketIds.find((id) => plain.startsWith(id))
  if (!market) return null
  const rest = plain.slice(market.length).replace(/O/g, "0").replace(/[IL]/g, "1")
  if (rest.length !== bodyLength + 1) return null
  const check = checkCharacter(rest.slice(0, bodyLength))
  return check !== null && rest.endsWith(check) ? (`${market}${rest}` as Reference) : null
}

/**
 * The first reference in a longer text, such as a pasted message or link. No letter or digit may touch it; `%20` in an
 * address is read as a space. Null when there is none.
 */
export function findReference(text: string): Reference | null {
  const whole = parseReference(text)
  if (whole) return whole
  for (const [, candidate] of text.replace(/%[0-9A-F]{2}/gi, " ").matchAll(candidates)) {
    const found = parseReference(candidate ?? "")
    if (found) return found
  }
  return null
}

/** A lookahead, so that a failed candidate does not consume the beginning of the next. */
const candidates = new RegExp(
  `(?<![0-9A-Z])(?=((?:${marketIds.join("|")})(?:[\\s-]{0,3}[0-9A-Z]){${bodyLength + 1}})(?![0-9A-Z]))`,
  "gi",
)

/** The market that a reference names. */
export const marketOfReference = (reference: Reference): MarketId => reference.slice(0, 2) as MarketId

/** In groups of four, for reading aloud: "AE 4K7M 2XQ9 TB3H V". */
export const spokenReference = (reference: Reference): string =>
  `${reference.slice(0, 2)} ${reference.slice(2).replace(/(.{4})(?=.)/g, "$1 ")}`

/** The same for use within a sentence: with no-break spaces. */
export const unbrokenReference = (reference: Reference): string => spokenReference(reference).replaceAll(" ", "\u00a0")

/**
 * Crockford's check character: the number modulo 37. Null for a foreign letter and for the five values beyond the
 * alphabet.
 */
function checkCharacter(body: string): string | null {
  let remainder = 0
  for (const letter of body) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return null
    remainder = (remainder * 32 + value) % 37
  }
  return alphabet[remainder] ?? null
}
