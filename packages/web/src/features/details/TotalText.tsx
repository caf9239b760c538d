import { isSameMoney, type Money } from "@mersal/domain/money/money"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"

/** The old and the new total, once a fresh price has arrived (D12). */
export function TotalText({ previousTotal }: { previousTotal: Money | null }) {
  const { slotAlert: words } = useTexts()
  const { money } = useFormats()
  const { price, isBusy } = useDraftPrice()
  if (!previousTotal) return null
  // Keeps the line's room.
  if (!price || isBusy) return <p aria-hidden="true">{"\u00a0"}</p>
  return (
    <p>
      {isSameMoney(previousTotal, price.toPay)
        ? words.totalStays(money(price.toPay))
        : words.totalWas(money(previousTotal), money(price.toPay))}
    </p>
  )
}
