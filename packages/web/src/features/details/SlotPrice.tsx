import { money } from "@mersal/domain/money/money"
import type { SealedQuote } from "@mersal/domain/pricing/quote"
import { addedByWindow } from "@mersal/domain/pricing/quote-in-window"
import { useFormats, useTexts } from "../../environment/language.ts"
import styles from "./SlotNote.module.css"

/** Below a window with another price: what it adds to or takes off the total. */
export function SlotPrice({ quote, window }: { quote: SealedQuote; window: string }) {
  const { details: words } = useTexts()
  const formats = useFormats()
  const added = addedByWindow(quote, window)
  if (!added) return null
  const amount = formats.money(money(Math.abs(added.minor), added.currency))
  return (
    <bdi className={styles.line} data-figures>
      {added.minor > 0 ? words.windowAdds(amount) : words.windowTakesOff(amount)}
    </bdi>
  )
}
