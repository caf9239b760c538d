import { type Reference, unbrokenReference } from "@mersal/domain/booking/order/reference"
import type { AttemptFailure } from "@mersal/domain/payment/attempt/attempt-report"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import { failureText } from "../failure-text.ts"
import styles from "./CardReturn.module.css"

interface CardReturnLeftProps {
  reason: AttemptFailure
  /** The last booking of this browser; null for none. */
  last: Reference | null
  onStartAnother: () => void
}

/** What happened to the money of a payment whose booking was left, and the booking that replaced it. */
export function CardReturnLeft({ reason, last, onStartAnother }: CardReturnLeftProps) {
  const { cardReturn, notPlaced } = useTexts()
  return (
    <div className={styles.centre}>
      <Icon name="alert-circle" size={24} className={styles.failed} />
      <div role="alert" className="stack gap-8">
        <h1>{notPlaced.failed}</h1>
        <p>{failureText(reason, notPlaced)}</p>
        {last && (
          <p>
            <bdi>{cardReturn.lastBooking(unbrokenReference(last))}</bdi>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {last && (
          <Link className={buttonClass({})} to="/tracking/status" search={{ bookingId: last }}>
            {cardReturn.track}
          </Link>
        )}
        <Button variant={last ? "secondary" : "primary"} onClick={onStartAnother}>
          {notPlaced.startAgain}
        </Button>
      </div>
    </div>
  )
}
