import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking.ts"
import { useDraftPrice } from "../../environment/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"

/**
 * 'Book Now - AED 26.25' (section 2), with the total that the order names. Busy from the press to the answer, so that a
 * second press does nothing; without a price it asks for one instead.
 */
export function BookNowButton() {
  const { actor } = usePageBooking()
  const { booking, payment } = useTexts()
  const { money } = useFormats()
  const { price, state, isBusy, retry } = useDraftPrice()
  const isBooking = useSelector(
    actor,
    (snapshot) => snapshot.matches({ flow: "checkingPickupDate" }) || snapshot.matches({ flow: "placing" }),
  )
  if (state === "failed") {
    return (
      <Button fullWidth icon="retry" onClick={retry}>
        {booking.retry}
      </Button>
    )
  }
  return (
    <Button
      type="submit"
      fullWidth
      busy={isBooking || isBusy}
      busyLabel={isBooking ? payment.booking : booking.priceLoading}
    >
      {price ? <bdi>{payment.bookNow(money(price.toPay))}</bdi> : booking.priceLoading}
    </Button>
  )
}
