import { type Money, toDecimalText } from "@mersal/domain/money/money"
import { useFormats, useLanguage } from "../../environment/language.ts"

/** Three digits before the point have another group before them. */
const thousands = /\B(?=(?:\d{3})+\.)/g

/** "AED 12,345.00": sums of a day are longer than any price, and are read by their thousands. */
export const sumText = (amount: Money): string => `${amount.currency} ${toDecimalText(amount).replace(thousands, ",")}`

/** Sums in the language of the page. Arabic amounts have the marks already. */
export function useSums(): (amount: Money) => string {
  const { language } = useLanguage()
  const { money } = useFormats()
  return language === "en" ? sumText : money
}
