import type { Booking } from "@mersal/domain/booking/booking"
import type { PriceDifference } from "@mersal/domain/booking/change/change-policy"
import type { Money } from "@mersal/domain/money/money"
import { isCash } from "@mersal/domain/payment/payment-method"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import { differenceSentence } from "./difference-sentence.ts"

interface ChangeReviewProps {
  before: Pick<Booking, "price" | "paymentMethod">
  total: Money
  difference: PriceDifference
}

/** The effect of a change on the price: old price, new price, and who pays or gets the difference (D37). */
export function ChangeReview({ before, total, difference }: ChangeReviewProps) {
  const { myBookings: words } = useTexts()
  const { money } = useFormats()
  const paysCash = isCash(before.paymentMethod)
  const text =
    difference.kind === "none"
      ? words.totalStays
      : words[differenceSentence(difference.kind, before.paymentMethod)](money(difference.amount))
  return (
    <div className="stack gap-12">
      <FactList>
        <Fact name={words.reviewWas}>
          <bdi>{money(before.price.toPay)}</bdi>
        </Fact>
        <Fact name={words.reviewNow} isTotal>
          <bdi>{money(total)}</bdi>
        </Fact>
      </FactList>
      <p className="text-muted text-small">
        {text} {paysCash && difference.kind !== "none" && words.cashDriver}
      </p>
    </div>
  )
}
