import { brandOf } from "./told-brand.ts"

/** How many digits a card number has when a text is searched for one (D29). */
export const digits = { fewest: 13, most: 19 } as const

/** After this many digits the brand is known, or that there is none. */
const tellingDigits = 6

/**
 * Whether a text contains what looks like a card number, which must not reach our server (D29): 13 to 19 digits in any
 * script, whole or in groups, that begin like some brand's numbers and pass Luhn's check. A longer run of digits is no
 * card number. One in ten other numbers with such a beginning passes by chance, so phones are not checked; tax numbers,
 * the Emirates' identity numbers and times begin like no card's.
 *
 * Groups separated by one space, hyphen, underscore or asterisk may have any length. Any other separator, up to three
 * characters without a letter, also separates dates and phones in a list; then groups must be as long as a card's, or
 * one digit each.
 *
 * @example holdsCardNumber("flat 12, 4111 1111 1111 1111") // true
 */
export function holdsCardNumber(text: string): boolean {
  // Nearly every text ends here.
  if (!holdsDigits(text, digits.fewest)) return false
  const plain = plainDigits(text)
  return (
    heldBy(plain, /\d+(?:[ _*-]\d+)*/gu, () => true) || heldBy(plain, /\d+(?:[^\p{L}\p{N}]{1,3}\d+)*/gu, isCardsGroup)
  )
}

/** Whether a text contains this many digits of any script, anywhere. */
export function holdsDigits(text: string, fewest: number): boolean {
  const plain = latin.test(text) ? text : plainDigits(text)
  let found = 0
  for (let index = 0; index < plain.length && found < fewest; index += 1) {
    const code = plain.charCodeAt(index)
    if (code >= 0x30 && code <= 0x39) found += 1
  }
  return found === fewest
}

/** Characters with only one representation. */
const latin = /^[\0-\x7f]*$/

/** The text with every digit of any script, including wide, raised or framed ones, as 0 to 9, and one kind of space. */
const plainDigits = (text: string): string => text.normalize("NFKC").replace(/[^\P{Nd}0-9]/gu, latinDigit)

/** A cache of digits; Unicode has a few hundred. */
const known = new Map<string, string>()

/** The digits of a script are consecutive from zero to nine; several kinds may follow each other. */
function latinDigit(digit: string): string {
  const found = known.get(digit)
  if (found !== undefined) return found
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  const latinOne = String((code - first) % 10)
  known.set(digit, latinOne)
  return latinOne
}

/** Whether a group of this length may be one of a card's, given the length of the first. */
type GroupRule = (length: number, first: number, isLast: boolean) => boolean

/** Whether a run of groups contains a card number. */
const heldBy = (text: string, run: RegExp, isGroup: GroupRule): boolean =>
  (text.match(run) ?? []).some((found) => holdOne(found.match(/\d+/g) ?? [], isGroup))

/** Four, five or six digits, the last ones fewer; or one each. */
const isCardsGroup: GroupRule = (length, first, isLast) =>
  first === 1 ? length === 1 : length <= 6 && (isLast || length >= 3)

/**
 * Whether consecutive groups, one or more, form a card number. A text may be nothing but groups, and each starts a
 * search: most end early because no brand's numbers begin so, and none builds a separate text for every length.
 */
function holdOne(groups: readonly string[], isGroup: GroupRule): boolean {
  const all = groups.join("")
  const beginnings = new Map<string, boolean>()
  /** The first digits tell the brand; the result is cached, because the same ones may come a thousand times. */
  const isBrands = (start: number): boolean => {
    const beginning = all.slice(start, start + tellingDigits)
    const isOne = beginnings.get(beginning) ?? brandOf(beginning) !== null
    beginnings.set(beginning, isOne)
    return isOne
  }
  let begin = 0
  return groups.some(({ length: first }, from) => {
    const start = begin
    begin += first
    let end = start
    for (let index = from; index < groups.length; index += 1) {
      const length = groups[index]?.length ?? 0
      end += length
      const count = end - start
      if (count > digits.most || !isGroup(length, first, true)) return false
      if (count >= digits.fewest && !isBrands(start)) return false
      if (count >= digits.fewest && passesLuhn(all, start, end)) return true
      if (!isGroup(length, first, false)) return false
    }
    return false
  })
}

/** Every second digit from the right is doubled; the sum of all digits must be a multiple of ten. */
function passesLuhn(text: string, begin: number, end: number): boolean {
  let sum = 0
  for (let index = end - 1, isDoubled = false; index >= begin; index -= 1, isDoubled = !isDoubled) {
    const digit = (text.charCodeAt(index) - 0x30) * (isDoubled ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}
