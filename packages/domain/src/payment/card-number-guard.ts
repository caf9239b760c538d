import { latinDigits } from "../places/latin-digits.ts"
import { brandOf } from "./told-brand.ts"

/** How many digits a card number has, where a text is searched for one (D29). */
export const digits = { fewest: 13, most: 19 } as const

/**
 * Whether a text holds what looks like a card number, which must not reach our server (D29): 13 to 19 digits in any
 * script, whole or in groups parted by a space or a hyphen, that begin as some brand's numbers do and pass Luhn's check. A
 * longer run of digits is no card number. One in ten others that begin so passes by chance, so that phones are not asked
 * about; tax numbers, the Emirates' identity numbers and times begin as no card does.
 *
 * @example holdsCardNumber("flat 12, 4111 1111 1111 1111") // true
 */
export function holdsCardNumber(text: string): boolean {
  // Nearly every text is done with here.
  if (!holdsDigits(text, digits.fewest)) return false
  const runs = latinDigits(text).match(/\d+(?:[ \u00a0-]\d+)*/g) ?? []
  return runs.some((run) => {
    const groups = run.split(/\D/)
    return groups.some((_, from) => startsCardNumber(groups.slice(from)))
  })
}

/** Whether a text holds so many digits of any script, wherever they stand in it. */
export function holdsDigits(text: string, fewest: number): boolean {
  let found = 0
  for (let index = 0; index < text.length && found < fewest; index += 1) {
    const code = text.charCodeAt(index)
    // Latin, Arabic and Persian ones.
    if ((code >= 0x30 && code <= 0x39) || (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9))
      found += 1
  }
  return found === fewest
}

/** Whether the first groups of these, one or more of them, are a card number together. */
function startsCardNumber(groups: readonly string[]): boolean {
  let number = ""
  for (const group of groups) {
    number += group
    if (number.length > digits.most) return false
    if (number.length >= digits.fewest && passesLuhn(number) && brandOf(number) !== null) return true
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
