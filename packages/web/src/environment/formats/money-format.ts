import type { Language } from "@mersal/domain/messages/language"
import { formatMoney, type Money, negated } from "@mersal/domain/money/money"
import { kept, locales } from "./kept-formats.ts"

/** The point of the abbreviated currency: at the end of a sentence there would be two. */
const closingPoint = /\.(?=\u200f?$)/

/**
 * "AED 26.25", "‏26.25 د.إ‏", with a space at which no line breaks. A negative amount has its minus before the figure, in Arabic too, where figures are read
 * from the left.
 */
export function moneyIn(language: Language): (amount: Money) => string {
  const arabic = kept((currency: string) => new Intl.NumberFormat(locales[language], { style: "currency", currency }))
  return (amount) => {
    if (language === "en") {
      const text = amount.minor < 0 ? `−${formatMoney(negated(amount))}` : formatMoney(amount)
      return text.replace(" ", "\u00a0")
    }
    return arabic(amount.currency)
      .format(amount.minor / 100)
      .replace(closingPoint, "")
  }
}
