import { useSelector } from "@xstate/react"
import { useOnline } from "../../environment/answers/connection.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { MissingPrice } from "../../fields/MissingPrice.tsx"
import { Button } from "../../ui/Button.tsx"
import { heldBackNote } from "./BookingTerms.tsx"

/**
 * 'Book Now - AED 26.25' (section 2), with the total of the order; where a card pays it, 'Pay'. It is busy from the press to the
 * answer, so that a second press does nothing. Without a price, or offline, it is disabled and says why (D39).
 *
 * @param missing what it still waits for, shown while it is disabled
 */
export function BookNowButton({ paysByCard, missing }: { paysByCard: boolean; missing: string | false | null }) {
  const { actor } = usePageBooking()
  const { draft } = useDraft()
  const { booking, card, payment } = useTexts()
  const { money } = useFormats()
  const { price, state, isBusy } = useDraftPrice()
  const flow = useSelector(actor, ({ value }) => value.flow)
  const isPaying = flow === "handingOver" || flow === "awaitingPayment"
  // Until the next screen is there, too.
  const isSending = flow !== "payment"
  const isOnline = useOnline()
  const isHeld = useSelector(actor, ({ context }) => context.hold !== null)
  if (state === "failed" && !isHeld && isOnline) return <MissingPrice />
  const label = paysByCard ? card.pay : payment.bookNow
  const busyLabel = isPaying ? card.paying : isSending ? payment.booking : booking.priceLoading
  const isHeldBack = !!missing || !isOnline
  return (
    <div className="stack gap-8">
      {isOnline && missing && (
        <p id={heldBackNote} className="text-small text-muted">
          {missing}
        </p>
      )}
      <Button
        type="submit"
        fullWidth
        // Before a payment method is chosen a press only asks for one, so the button is not yet the next step.
        variant={draft.paymentMethod === null ? "secondary" : "primary"}
        {...(paysByCard && { icon: "lock" as const })}
        busy={isSending || (isBusy && !isHeld)}
        busyLabel={busyLabel}
        aria-disabled={isHeldBack}
        aria-describedby={isHeldBack ? heldBackNote : undefined}
      >
        {/* Offline nobody asks for a price until the connection is back. */}
        {price ? <bdi>{label(money(price.toPay))}</bdi> : isBusy ? booking.priceLoading : booking.priceFailed}
      </Button>
    </div>
  )
}
