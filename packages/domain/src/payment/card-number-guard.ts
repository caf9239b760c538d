import { brandOf } from "./told-brand.ts"

/** How many digits a card number has, where a text is searched for one (D29). */
export const digits = { fewest: 13, most: 19 } as const

/**
 * Whether a text holds what looks like a card number, which must not reach our server (D29): 13 to 19 digits in any
 * script, whole or in groups, that begin as some brand's numbers do and pass Luhn's check. A longer run of digits is no
 * card number. One in ten others that begin so passes by chance, so that phones are not asked about; tax numbers, the
 * Emirates' identity numbers and times begin as no card does.
 *
 * Groups are of any length where one space, hyphen, underscore or asterisk parts them. Whatever else does, up to three
 * signs of it and no letter, also parts dates and phones in a list: there they are as long as a card's groups are, or one
 * digit each.
 *
 * @example holdsCardNumber("flat 12, 4111 1111 1111 1111") // true
 */
export function holdsCardNumber(text: string): boolean {
  // Nearly every text is done with here.
  if (!holdsDigits(text, digits.fewest)) return false
  const plain = plainDigits(text)
  return (
    heldBy(plain, /\d+(?:[ _*-]\d+)*/gu, () => true) || heldBy(plain, /\d+(?:[^\p{L}\p{N}]{1,3}\d+)*/gu, isCardsGroup)
  )
}

/** Whether a text holds so many digits of any script, wherever they stand in it. */
export function holdsDigits(text: string, fewest: number): boolean {
  const plain = latin.test(text) ? text : plainDigits(text)
  let found = 0
  for (let index = 0; index < plain.length && found < fewest; index += 1) {
    const code = plain.charCodeAt(index)
    if (code >= 0x30 && code <= 0x39) found += 1
  }
  return found === fewest
}

/** Signs that have one way to be written. */
const latin = /^[\0-\x7f]*$/

/** The text with every digit of any script, also wide, raised or framed ones, as 0 to 9, and one kind of space. */
const plainDigits = (text: string): string => text.normalize("NFKC").replace(/[^\P{Nd}0-9]/gu, latinDigit)

/** The digits of a script stand from zero to nine, those of several kinds one after the other. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Whether a run of groups holds a card number of groups that may be one's. */
function heldBy(
  text: string,
  run: RegExp,
  isGroup: (group: string, first: string, isLast: boolean) => boolean,
): boolean {
  return (text.match(run) ?? []).some((found) => {
    const groups = found.match(/\d+/g) ?? []
    return groups.some((_, from) => startsCardNumber(groups.slice(from, from + digits.most), isGroup))
  })
}

/** Four, five or six digits, the last ones fewer; or one each. */
function isCardsGroup({ length }: string, first: string, isLast: boolean): boolean {
  if (first.length === 1) return length === 1
  return length <= 6 && (isLast || length >= 3)
}

/** Whether the first groups of these, one or more of them, are a card number together. */
function startsCardNumber(
  groups: readonly string[],
  isGroup: (group: string, first: string, isLast: boolean) => boolean,
): boolean {
  const [first = ""] = groups
  let number = ""
  for (const group of groups) {
    if (!isGroup(group, first, true)) return false
    number += group
    if (number.length > digits.most) return false
    if (number.length >= digits.fewest && passesLuhn(number) && brandOf(number) !== null) return true
    if (!isGroup(group, first, false)) return false
  }
  return false
}

/** Every second digit from the right is doubled; the digits of all together are a multiple of ten. */
function passesLuhn(number: string): boolean {
  let sum = 0
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number.at(-1 - place)) * (place % 2 === 0 ? 1 : 2)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}
