import type { AttemptFailure } from "@mersal/domain/payment/attempt/attempt-report"
import { useEffect } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { failureText } from "../failure-text.ts"
import { loadPaymentAlerts } from "../PaymentAlert.tsx"
import styles from "./CardReturn.module.css"

interface CardReturnFailedProps {
  reason: AttemptFailure
  /** Whether it was to pay what a change of a booking costs more. */
  isChange: boolean
  onTryAgain: () => void
  /** Null where cash is no way out, as with a pay link. */
  onPayCash: (() => void) | null
}

/** After these no money comes any more; what was not finished in time may still be paid, and the change be made. */
const ended: ReadonlySet<AttemptFailure> = new Set(["declined", "cancelled", "not-charged", "refunded"])

/** 'Payment got failed.' (section 2), what became of the money, and the next steps. */
export function CardReturnFailed({ reason, isChange, onTryAgain, onPayCash }: CardReturnFailedProps) {
  const { cardReturn, notPlaced } = useTexts()
  // The payment step begins with what is told here: were it fetched there, it would push down what stands already.
  useEffect(() => void loadPaymentAlerts(), [])
  return (
    <div className={styles.centre}>
      <Icon name="alert-circle" size={24} className={styles.failed} />
      <div role="alert" className="stack gap-8">
        <h1>{notPlaced.failed}</h1>
        <p>{failureText(reason, notPlaced)}</p>
        {isChange && ended.has(reason) && <p>{cardReturn.changeNotMade}</p>}
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
      </div>
    </div>
  )
}
