import type { LocalDate } from "../../calendar/local-date.ts"
import { latinDigits } from "../../places/latin-digits.ts"

/** The last month in which a card is valid. */
export interface Expiry {
  readonly month: number
  readonly year: number
}

/** The years that an expiry may have (section 5). */
const years = { from: 2019, to: 2099 } as const

/**
 * The month of an expiry written MM/YY or MM/YYYY (D32), in any keyboard's digits. Null for another form, a month that
 * does not exist, or a year before 2019 or after 2099.
 *
 * @example expiryOf("09/30") // { month: 9, year: 2030 }
 */
export function expiryOf(text: string): Expiry | null {
  const [, month, year] = /^(\d{2})\/(\d{2}|\d{4})$/.exec(latinDigits(text).replace(/\s/g, "")) ?? []
  if (!month || !year) return null
  const expiry = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
  const exists = expiry.month >= 1 && expiry.month <= 12 && expiry.year >= years.from && expiry.year <= years.to
  return exists ? expiry : null
}

/** Whether the card has expired. It is valid until the last day of its month, on the market's calendar. */
export const isExpired = ({ month, year }: Expiry, today: LocalDate): boolean =>
  `${year}-${String(month).padStart(2, "0")}` < today.slice(0, "YYYY-MM".length)
