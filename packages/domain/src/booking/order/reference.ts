import { type MarketId, marketIds } from "../../market/market.ts"

/**
 * The one public number of a booking (D33): the market, 12 Crockford base-32 characters (60 random bits) and a check
 * character: "AE4K7M2XQ9TB3HV". It stands on the wire as bkref, bkrefid, trackid and bkngid.
 */
export type Reference = string & { readonly __: "Reference" }

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const bodyLength = 12

/** Random numbers below 32 that one attempt at a reference takes. */
export const referenceDraw = bodyLength

/**
 * The reference made of 12 random numbers below 32, or null when Crockford's check (modulo 37) falls on one of its five
 * symbols that do not travel in an address (`* ~ $ = U`): draw again, about one time in seven.
 */
export function makeReference(market: MarketId, draw: readonly number[]): Reference | null {
  const body = draw.slice(0, bodyLength).map((value) => alphabet[value & 31])
  const check = checkCharacter(body.join(""))
  return check === null ? null : (`${market}${body.join("")}${check}` as Reference)
}

/** The most characters, spaces among them, that a reference is read from. */
export const longestTyped = 64

/**
 * The reference that a person typed: case, spaces and hyphens do not count, O is read as 0, I and L as 1 (Crockford).
 * Null when it is none: wrong market, length, letters or check character.
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
 * The first reference in a longer text: a message or a link that was pasted whole. It stands by itself there, with no
 * letter or digit against it; what an address writes as `%20` is read as a space. Null when there is none.
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

/** Looked for ahead, so that one that fails does not swallow the beginning of the next. */
const candidates = new RegExp(
  `(?<![0-9A-Z])(?=((?:${marketIds.join("|")})(?:[\\s-]{0,3}[0-9A-Z]){${bodyLength + 1}})(?![0-9A-Z]))`,
  "gi",
)

/** The market that a reference names. */
export const marketOfReference = (reference: Reference): MarketId => reference.slice(0, 2) as MarketId

/** In groups of four, for reading aloud: "AE 4K7M 2XQ9 TB3H V". */
export const spokenReference = (reference: Reference): string =>
  `${reference.slice(0, 2)} ${reference.slice(2).replace(/(.{4})(?=.)/g, "$1 ")}`

/** The same within a sentence, where no line may break it. */
export const unbrokenReference = (reference: Reference): string => spokenReference(reference).replaceAll(" ", "\u00a0")

/** Crockford's check: the number modulo 37; null for a foreign letter and for the five values above the alphabet. */
function checkCharacter(body: string): string | null {
  let remainder = 0
  for (const letter of body) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return null
    remainder = (remainder * 32 + value) % 37
  }
  return alphabet[remainder] ?? null
}
