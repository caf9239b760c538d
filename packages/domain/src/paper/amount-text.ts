import type { Language } from "../messages/language.ts"
import { arabicCurrencies } from "../messages/written-money.ts"
import { formatMoney, type Money } from "../money/money.ts"
import { inOwnOrder } from "./own-order.ts"

/**
 * An amount on a paper: "AED 26.25", and in Arabic with the currency's Arabic name, as the pages write it. The figure has
 * its own direction there, so that a minus stays before it; a paper knows no other marks of direction than these.
 */
export function amountText(language: Language, amount: Money): string {
  const written = formatMoney(amount)
  if (language === "en") return written
  return `${inOwnOrder(written.slice(amount.currency.length + 1), language)}\u00a0${arabicCurrencies[amount.currency]}`
}
