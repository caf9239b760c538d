import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { useDraft } from "../../environment/booking/draft.ts"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Price } from "../../ui/Price.tsx"
import { RadioCards } from "../../ui/RadioCards.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import styles from "./BookingTypeCards.module.css"
import { OrderBy } from "./OrderBy.tsx"

/** The booking types with their prices and last order times. */
export function BookingTypeCards() {
  const { booking: words, firstStep } = useTexts()
  const formats = useFormats()
  const { draft, change } = useDraft()
  const { quotes, isBusy, isOld } = useDraftPrice()
  const vatPercent = quotes?.[0]?.price.vatPercent ?? 0
  const hasWay = draft.pickup.place !== null && draft.dropOff.place !== null

  /** One line in every state, so that nothing moves when the prices arrive. */
  const hint = () => {
    if (!hasWay) return words.priceAfterAddresses
    if (!quotes) return isBusy ? words.priceLoading : undefined
    return vatPercent > 0 ? words.includesVat(vatPercent) : undefined
  }
  const price = (type: BookingType) => {
    const quote = quotes?.find(({ bookingType }) => bookingType === type)
    if (quote) return <Price amount={formats.money(quote.price.toPay)} busy={isOld} />
    return (
      isBusy && (
        <span className={styles.waiting}>
          <Skeleton />
        </span>
      )
    )
  }
  return (
    <RadioCards
      legend={firstStep.typeLegend}
      legendHidden
      hint={hint()}
      value={draft.bookingType}
      onChange={(bookingType) => change({ bookingType })}
      options={bookingTypes.map((type) => ({
        value: type,
        title: words.types[type],
        description: firstStep.typeTexts[type],
        trailing: price(type),
        footnote: <OrderBy type={type} />,
      }))}
    />
  )
}
