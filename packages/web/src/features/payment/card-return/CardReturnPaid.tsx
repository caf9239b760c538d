import { type Reference, unbrokenReference } from "@mersal/domain/booking/order/reference"
import type { Money } from "@mersal/domain/money/money"
import { maskedCard } from "@mersal/domain/payment/card/masked-card"
import { Link } from "@tanstack/react-router"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import type { PaidChange } from "../change-payment/paid-change.ts"
import styles from "./CardReturn.module.css"

interface CardReturnPaidProps {
  booking: Reference
  lastFour: string | null
  /** What was paid at a pay link; null for any other payment. */
  amount: Money | null
  /** The change whose difference was paid; null for any other payment. */
  change: PaidChange | null
}

/**
 * Shown when the payment was for a booking that this page did not make, as by a pay link, or for the difference of a
 * change (D37).
 */
export function CardReturnPaid({ booking, lastFour, amount, change }: CardReturnPaidProps) {
  const { cardReturn } = useTexts()
  const { money } = useFormats()
  return (
    <div className={styles.centre}>
      <Icon name="check-circle" size={24} className={styles.paid} />
      <h1>{cardReturn.paid}</h1>
      <div className="stack gap-8">
        {change?.price ? (
          <p>{cardReturn.changePaid(money(change.price.paid), money(change.price.was), money(change.price.total))}</p>
        ) : (
          <p>
            <bdi>
              {amount
                ? cardReturn.linkPaid(money(amount), unbrokenReference(booking))
                : cardReturn.paidText(unbrokenReference(booking))}
            </bdi>
          </p>
        )}
        {lastFour && <p className="text-muted">{maskedCard(lastFour)}</p>}
      </div>
      <div className={styles.actions}>
        {change && (
          <Link className={buttonClass({})} to="/go/account/bookings/$reference" params={{ reference: booking }}>
            {cardReturn.toBooking}
          </Link>
        )}
        <Link className={buttonClass({ variant: "secondary" })} to="/tracking/status" search={{ bookingId: booking }}>
          {cardReturn.track}
        </Link>
      </div>
    </div>
  )
}
