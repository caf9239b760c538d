import type { CardBrand } from "./card-brand.ts"
import { digitsOf } from "./card-digits.ts"
import type { CardFormVariant } from "./card-form-variant.ts"
import { brandOf } from "./told-brand.ts"

/** The longest standard card number has nineteen digits; these groups hold them all. */
const fourByFour = [4, 4, 4, 4, 3]

/** Digits beyond a brand's own length form one more group instead of being lost. */
const groupsOf = (brand: CardBrand | null): readonly number[] =>
  brand === "amex" ? [4, 6, 5, 4] : brand === "diners" ? [4, 6, 4, 5] : fourByFour

/**
 * A card number as its field shows it: 4-6-5 for American Express, 4-6-4 for Diners, otherwise 4-4-4-4, up to 19 digits
 * (section 5). Everything but digits is dropped; Arabic-Indic digits become 0 to 9.
 *
 * @example formatCardNumber("378282246310005") // "3782 822463 10005"
 */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text)
  const groups: string[] = []
  let start = 0
  for (const size of groupsOf(brandOf(digits))) {
    if (start >= digits.length) break
    groups.push(digits.slice(start, start + size))
    start += size
  }
  return groups.join(" ")
}

/**
 * An expiry as its field shows it: a slash after two digits, up to MM/YYYY (section 5). A single digit followed by a
 * slash, or by a year of two or four digits, is a month.
 *
 * @example formatExpiry("0930") // "09/30"
 * @example formatExpiry("9/30") // "09/30"
 */
export function formatExpiry(text: string): string {
  const digits = digitsOf(isShortMonth(text) ? `0${text}` : text).slice(0, "MMYYYY".length)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`
}

const isShortMonth = (text: string): boolean => /^\s*\p{Nd}\s*\/\s*(?:\p{Nd}{2}|\p{Nd}{4})?\s*$/u.test(text)

/** The maximum length of a security code: three, four for American Express, five in Qatar's form. */
export const longestCvc = (variant: CardFormVariant, brand: CardBrand | null): number =>
  variant === "qatar" ? 5 : brand === "amex" ? 4 : 3

/** A security code as its field shows it. */
export const formatCvc = (text: string, longest: number): string => digitsOf(text).slice(0, longest)
