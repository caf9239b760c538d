import { money } from "@mersal/domain/money/money"
import { addedByWindow } from "@mersal/domain/pricing/quote-in-window"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { usePageBooking } from "../../environment/booking.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import styles from "./SlotNote.module.css"

/**
 * Under a window of another price: what it adds to the total, or takes off it. A price that comes after its list, as on
 * a reload, is not put into it: choosing a window says the total all the same, and nothing moves under a finger.
 */
export function SlotPrice({ window }: { window: string }) {
  const { details: words } = useTexts()
  const formats = useFormats()
  const { actor } = usePageBooking()
  const quote = useSelector(actor, ({ context: { prices, draft } }) =>
    prices?.quotes.find(({ bookingType }) => bookingType === draft.bookingType),
  )
  const [isTimely] = useState(quote !== undefined)
  const added = isTimely && quote && addedByWindow(quote, window)
  if (!added) return null
  const amount = formats.money(money(Math.abs(added.minor), added.currency))
  return (
    <bdi className={styles.line} data-figures>
      {added.minor > 0 ? words.windowAdds(amount) : words.windowTakesOff(amount)}
    </bdi>
  )
}
