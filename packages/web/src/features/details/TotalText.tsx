import { isSameMoney, type Money } from "@mersal/domain/money/money"
import { useDraftPrice } from "../../environment/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"

/** The old total and the new one, once there is a fresh price (D12). */
export function TotalText({ previousTotal }: { previousTotal: Money | null }) {
  const { details: words } = useTexts()
  const { money } = useFormats()
  const { price, isBusy } = useDraftPrice()
  if (!previousTotal || !price || isBusy) return null
  return (
    <p>
      {isSameMoney(previousTotal, price.toPay)
        ? words.totalStays(money(price.toPay))
        : words.totalWas(money(previousTotal), money(price.toPay))}
    </p>
  )
}
