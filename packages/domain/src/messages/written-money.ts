import { formatMoney, type Money } from "../money/money.ts"
import type { Language } from "./language.ts"

/** The currencies as Arabic texts name them, without the closing point: at the end of a sentence there would be two. */
export const arabicCurrencies = { AED: "د.إ", QAR: "ر.ق" } as const satisfies Readonly<
  Record<Money["currency"], string>
>

/**
 * An amount in a text: "AED 26.25", "26.25 د.إ". A negative one has its minus before all, in Arabic before the figure,
 * which is read from the left. In Arabic it is enclosed in marks of direction, so that the figure stays before its
 * currency and a point after it at the end.
 *
 * @param space between English's currency and figure: on a page one at which no line breaks, which the alphabet of
 *   SMS lacks
 */
export const writtenMoney = (language: Language, amount: Money, space = " "): string => {
  const text = formatMoney(amount)
  return language === "en"
    ? text.replace("-", "−").replace(/(.+) (−?)/, `$2$1${space}`)
    : `\u200f${text.slice(4).replace("-", "\u200e-")}\u00a0${arabicCurrencies[amount.currency]}\u200f`
}
