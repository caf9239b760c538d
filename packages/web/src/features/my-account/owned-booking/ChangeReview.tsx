import type { Booking } from "@mersal/domain/booking/booking"
import { type BookingMoney, isCashDue } from "@mersal/domain/booking/change/booking-money"
import type { PriceDifference } from "@mersal/domain/booking/change/change-policy"
import type { Money } from "@mersal/domain/money/money"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import { differenceSentence } from "./difference-sentence.ts"

interface ChangeReviewProps {
  before: Pick<Booking, "price" | "paymentMethod">
  total: Money
  difference: PriceDifference
  /** The booking's money before the change. */
  held: Omit<BookingMoney, "last4">
}

/** The effect of a change on the price: old price, new price, and who pays or gets the difference (D37). */
export function ChangeReview({ before, total, difference, held }: ChangeReviewProps) {
  const { myBookings: words } = useTexts()
  const { money } = useFormats()
  const paysCash = isCashDue(before.paymentMethod, held)
  const sentence = difference.kind === "none" ? null : differenceSentence(difference, before.paymentMethod, held)
  const text = sentence ? words[sentence.key](money(sentence.amount)) : words.totalStays
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
        {text} {paysCash && sentence && words.cashDriver}
      </p>
    </div>
  )
}
