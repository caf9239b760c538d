import { formatMoney, type Money, negated } from "../money/money.ts"
import type { Language } from "./language.ts"

/** The currencies as Arabic texts name them. */
export const arabicCurrencies = { AED: "د.إ", QAR: "ر.ق" } as const satisfies Readonly<
  Record<Money["currency"], string>
>

/**
 * An amount within a sentence of a message: "AED 26.25", "26.25 د.إ". In Arabic it is enclosed in marks of direction, so
 * that the figure stays before its currency and a point after it at the end.
 */
export function writtenMoney(language: Language, amount: Money): string {
  if (language === "en") return amount.minor < 0 ? `−${formatMoney(negated(amount))}` : formatMoney(amount)
  const figure = formatMoney(amount).slice(amount.currency.length + 1)
  return `\u200f${amount.minor < 0 ? `\u200e${figure}` : figure}\u00a0${arabicCurrencies[amount.currency]}\u200f`
}
