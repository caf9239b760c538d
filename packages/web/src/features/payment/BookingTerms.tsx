import { useOnline } from "../../environment/answers/connection.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Checkbox } from "../../ui/Checkbox.tsx"
import { Icon } from "../../ui/Icon.tsx"
import type { Consent } from "./consent.ts"
import styles from "./Payment.module.css"

export const consentField = "prohibited-consent"
/** The id of the one sentence that says why nothing can be booked yet: offline here, otherwise at the button. */
export const heldBackNote = "held-back"

/**
 * The terms that the press accepts: the cancellation policy in one line (D36) and, if the host shows the prohibited
 * items, that none of them is inside. Offline it says why nothing is sent (D39).
 */
export function BookingTerms({ consent }: { consent: Consent }) {
  const { booking, payment } = useTexts()
  const { packageText } = useProduct().profile
  const isOnline = useOnline()
  return (
    <div className={styles.terms}>
      {packageText === "with-prohibited-items" && (
        <div>
          <Checkbox
            id={consentField}
            label={payment.prohibitedConsent}
            checked={consent.isGiven}
            onChange={consent.give}
            error={consent.isMissing ? payment.prohibitedMissing : undefined}
          />
          <details className={styles.list}>
            <summary>{payment.prohibitedShow}</summary>
            <p className="text-small text-muted">{booking.prohibitedList}</p>
          </details>
        </div>
      )}
      <p className="text-small text-muted">{payment.policy}</p>
      {!isOnline && (
        <p id={heldBackNote} role="status" className={styles.note}>
          <Icon name="wifi-off" />
          {payment.offlineHeld}
        </p>
      )}
    </div>
  )
}
