import { sanitise } from "../booking/draft/text-sanitiser.ts"
import { cardMask } from "./card-mask.ts"
import { digits, holdsCardNumber, holdsDigits } from "./card-number-guard.ts"

/** Names under which card data is sent: of the specification's forms, and of both gateways (D29). */
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

/** Where 13 to 19 digits are a phone. */
const phoneField =
  /^(?:ph|phone|mobile|mob|tel|telephone|.*(?:phone|phn|mobile|phno|phnum))(?:[_-]?(?:no|number|code))?$/i

/** Where a word is opaque: a quote, a page of a list, a token of ours or of somebody's. */
const tokenField = /(?:^|[a-z_-])(?:token|cursor|quote_?id|fingerprint)$/i

/** A long word of letters and digits, where some digits in a row mean nothing. */
const token = /^(?=(?:[^A-Za-z]*[A-Za-z]){4})[\w.:|=+/~,-]{20,}$/

/**
 * Where something is named that has a number of ours: `id`, `leadId`, `challenge_id`, and who or what it is. A far sign-in
 * is known by its `nonce` and its `state`.
 */
const numberedField =
  /id$|^(?:attempt|costCentre|driver|event|hash|image|key|member|nonce|owner|plan|proof|reference|refund|seal|state|token|url)$/i

/**
 * A number of 128 or 256 bits as we and most others write it, with or without what it is of before it ("msg_"); few letters
 * among its digits are no card's.
 */
const hexadecimal =
  /^(?:[a-z]+[_-])?(?=.*[a-f])(?:[0-9a-f]{32}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/**
 * Where a request holds card data, at whatever depth, or null: a field of that name, a text or a number that looks like a
 * card's outside a phone, or a `crdno` (section 3) that is more than the last four digits or a mask. Card data never
 * reaches our API (D29), so that whatever holds some is refused before it is read, stored or logged.
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
      if (!phoneField.test(name) && piecesOf(held, name).some(looksLikeCard)) return path
      continue
    }
    if (typeof held !== "object" || held === null) continue
    for (const [own, inner] of Object.entries(held)) {
      // A list's items are called like the list.
      const isItem = Array.isArray(held)
      if (!isItem && looksLikeCard(own)) return path
      waiting.push({ value: inner, name: isItem ? name : own, path: path === "" ? own : `${path}.${own}` })
    }
  }
  return null
}

const isMasked = (held: unknown): boolean =>
  (typeof held === "string" || typeof held === "number") && cardMask.test(String(held))

/** What of a field is looked at, each piece by itself: the cells of a file, the parts of an address, what is no token. */
function piecesOf(held: string | number, name: string): readonly string[] {
  // Of an amount or a coordinate; the digits behind its point are as many as a program likes.
  if (typeof held === "number") return [String(Math.trunc(held))]
  if (name === "csv") return held.match(cell) ?? []
  if (tokenField.test(name) && token.test(held)) return []
  if (!numberedField.test(name)) return [held]
  const parts = name === "url" ? held.split(/[/?&=#]/) : [held]
  return parts.filter((part) => !hexadecimal.test(part))
}

const cell = /"(?:[^"]|"")*"|[^",;\t\r\n]+/g

/** Degrees, however many digits stand behind their point; what goes on behind another point is none. */
const degrees = /(?<![\d.])(?:\d{1,2}|1[0-7]\d|180)\.\d+(?!\d|\.\d)/g

/** As it came, and as it will be stored: what is taken out of it may have stood between its digits. */
const looksLikeCard = (text: string): boolean =>
  holdsDigits(text, digits.fewest) &&
  [...new Set([text, sanitise(text)])].some((reading) => holdsCardNumber(reading.replace(degrees, "x")))

/**
 * Whether an address could hold card data: false only where `cardDataIn` finds none in its path and its fields, which
 * takes ten times as long to be sure of.
 */
export const mayHoldCardData = (address: string): boolean =>
  suspicious.test(address) || holdsDigits(address.replace(degreesInField, " "), digits.fewest)

/** Degrees that fill a field of an address, or a part of it between commas. */
const degreesInField = /(?<=[?&][\w-]*=-?|,-?)(?:\d{1,2}|1[0-7]\d|180)\.\d+(?=[,&]|$)/g

/** A part of every name under which card data is sent, and the sign by which an address writes any other sign. */
const suspicious = /%|card|crdno|cv[cv]|exp[imy]/i

/** Fields in which gateways write a card's number, masked. */
const numberField = /card|pan$/i

/**
 * Whether what came from a gateway names a card in full. Its other numbers are long ones of its own, which look like a
 * card's now and then; the card's it must mask.
 */
export const namesCardInFull = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, value]) => numberField.test(name) && looksLikeCard(String(value)))
