import type { AttemptFailure } from "@mersal/domain/payment/attempt/attempt-report"
import { Link } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import type { PaidChange } from "../change-payment/paid-change.ts"
import { failureText } from "../failure-text.ts"
import { loadPaymentAlerts } from "../PaymentAlert.tsx"
import styles from "./CardReturn.module.css"

interface CardReturnFailedProps {
  reason: AttemptFailure
  /** The change whose difference it was for; null for any other payment. */
  change: PaidChange | null
  onTryAgain: () => void
  /** Null if cash is not possible, as with a pay link. */
  onPayCash: (() => void) | null
}

/**
 * After these no money arrives any more. A payment that was not finished in time may still arrive, and the change be
 * made.
 */
const ended: ReadonlySet<AttemptFailure> = new Set(["declined", "cancelled", "not-charged", "refunded"])

/** 'Payment got failed.' (section 2), what happened to the money, and the next steps. */
export function CardReturnFailed({ reason, change, onTryAgain, onPayCash }: CardReturnFailedProps) {
  const { cardReturn, notPlaced } = useTexts()
  // The payment step begins with this alert. Loading it only there would push down what is already shown.
  useEffect(() => void loadPaymentAlerts(), [])
  return (
    <div className={styles.centre}>
      <Icon name="alert-circle" size={24} className={styles.failed} />
      <div role="alert" className="stack gap-8">
        <h1>{notPlaced.failed}</h1>
        <p>{failureText(reason, notPlaced)}</p>
        {change && ended.has(reason) && <p>{cardReturn.changeNotMade}</p>}
      </div>
      <div className={styles.actions}>
        <Button icon="credit-card" onClick={onTryAgain}>
          {cardReturn.tryAgain}
        </Button>
        {onPayCash && (
          <Button variant="secondary" icon="banknote" onClick={onPayCash}>
            {cardReturn.payCash}
          </Button>
        )}
        {change && (
          <Link
            className={buttonClass({ variant: "secondary" })}
            to="/go/account/bookings/$reference"
            params={{ reference: change.reference }}
          >
            {cardReturn.unchangedBooking}
          </Link>
        )}
      </div>
    </div>
  )
}
