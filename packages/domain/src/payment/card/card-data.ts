import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { cardMask } from "./card-mask.ts"
import { digits, holdsCardNumber, holdsDigits } from "./card-number-guard.ts"

/** Field names of card data: in the specification's forms, and at both gateways (D29). */
const cardFields: ReadonlySet<string> = new Set([
  "card",
  "cvv",
  "cvv2",
  "cvc",
  "card_number",
  "cardnumber",
  "card_security_code",
  "expyear",
  "expmonth",
  "expiry_date",
])

/** Fields where 13 to 19 digits are a phone. */
const phoneField =
  /^(?:ph|phone|mobile|mob|tel|telephone|.*(?:phone|phn|mobile|phno|phnum))(?:[_-]?(?:no|number|code))?$/i

/** Fields with opaque words: a quote, a page cursor, our tokens or others'. */
const tokenField = /(?:^|[a-z_-])(?:token|cursor|quote_?id|fingerprint)$/i

/** A long word of letters and digits, in which some consecutive digits mean nothing. */
const token = /^(?=(?:[^A-Za-z]*[A-Za-z]){4})[\w.:|=+/~,-]{20,}$/

/**
 * Fields with ids of ours: `id`, `leadId`, `challenge_id`, and who or what they identify; also `nonce` and `state` of a
 * social sign-in.
 */
const numberedField =
  /id$|^(?:attempt|costCentre|driver|event|hash|image|key|member|nonce|owner|plan|proof|reference|refund|seal|state|token|url)$/i

/**
 * An id of 128 or 256 bits as we and most others write it, with or without a prefix ("msg_"). Few letters among its
 * digits do not make it a card number.
 */
const hexadecimal =
  /^(?:[a-z]+[_-])?(?=.*[a-f])(?:[0-9a-f]{32}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/**
 * The path of card data in a request, at any depth, or null: a field with such a name, a text or a number outside a
 * phone that looks like a card number, or a `crdno` (section 3) with more than the last four digits or a mask. Card
 * data must never reach our API (D29), so a request with card data is refused before it is read, stored or logged.
 *
 * @param value parsed JSON, a form's fields, or an address's query
 */
export function cardDataIn(value: unknown): string | null {
  const waiting: { readonly value: unknown; readonly name: string; readonly path: string }[] = [
    { value, name: "", path: "" },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: held, name, path } = next
    const isGiven = held !== null && held !== undefined && held !== ""
    const field = name.toLowerCase()
    if (isGiven && (cardFields.has(field) || (field === "crdno" && !isMasked(held)))) return path
    if (typeof held === "string" || typeof held === "number") {
      // Most texts have too few digits, and need no closer look.
      const mayBeCard = typeof held === "number" || holdsDigits(held, digits.fewest)
      if (mayBeCard && !phoneField.test(name) && piecesOf(held, name).some(looksLikeCard)) return path
      continue
    }
    if (typeof held !== "object" || held === null) continue
    for (const [own, inner] of Object.entries(held)) {
      // A list's items have the list's name.
      const isItem = Array.isArray(held)
      if (!isItem && looksLikeCard(own)) return path
      waiting.push({ value: inner, name: isItem ? name : own, path: path === "" ? own : `${path}.${own}` })
    }
  }
  return null
}

const isMasked = (held: unknown): boolean =>
  (typeof held === "string" || typeof held === "number") && cardMask.test(String(held))

/**
 * The parts of a field that are checked, each separately: the cells of a file, the parts of an address, and what is no
 * token.
 */
function piecesOf(held: string | number, name: string): readonly string[] {
  // The integer part of an amount or a coordinate; a program may write any number of decimals.
  if (typeof held === "number") return [String(Math.trunc(held))]
  if (name === "csv") return held.match(cell) ?? []
  if (tokenField.test(name) && token.test(held)) return []
  if (!numberedField.test(name)) return [held]
  const parts = name === "url" ? held.split(/[/?&=#]/) : [held]
  return parts.filter((part) => !hexadecimal.test(part))
}

const cell = /"(?:[^"]|"")*"|[^",;\t\r\n]+/g

/** Degrees with any number of decimals; not part of a longer dotted number. */
const degrees = /(?<![\d.])(?:\d{1,2}|1[0-7]\d|180)\.\d+(?!\d|\.\d)/g

/** Checked as received and as it will be stored: removed characters may have separated its digits. */
const looksLikeCard = (text: string): boolean =>
  holdsDigits(text, digits.fewest) &&
  [...new Set([text, sanitise(text)])].some((reading) => holdsCardNumber(reading.replace(degrees, "x")))

/**
 * Whether an address may contain card data. False only if `cardDataIn` finds none in its path and fields, which takes
 * ten times as long.
 */
export const mayHoldCardData = (address: string): boolean =>
  suspicious.test(address) || holdsDigits(address.replace(degreesInField, " "), digits.fewest)

/** Degrees that fill a field of an address, or a part of it between commas. */
const degreesInField = /(?<=[?&][\w-]*=-?|,-?)(?:\d{1,2}|1[0-7]\d|180)\.\d+(?=[,&]|$)/g

/** A part of every name of card data, and the character that escapes others in an address. */
const suspicious = /%|card|crdno|cv[cv]|exp[imy]/i

/** Fields in which gateways write a masked card number. */
const numberField = /card|pan$/i

/**
 * Whether a gateway's message contains an unmasked card number. Its other long numbers may look like a card's by
 * chance; only the card's must be masked.
 */
export const namesCardInFull = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, value]) => numberField.test(name) && looksLikeCard(String(value)))
