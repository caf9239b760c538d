import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import styles from "../../features/payment/card-return/CardReturn.module.css"
import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"

/** /payment-failed: the bank's browser brought nothing that names a payment, or something that was not the bank's. */
export function PaymentFailedPage() {
  const { card } = useTexts()
  usePageTitle(card.failed)
  return (
    <div className="container container-narrow">
      <div className={styles.centre}>
        <Icon name="alert-circle" size={24} className={styles.failed} />
        <h1>{card.failed}</h1>
        <p>{card.unclear}</p>
        <div className={styles.actions}>
          <Link className={buttonClass({})} to="/go/payment">
            {card.tryAgain}
          </Link>
          <Link className={buttonClass({ variant: "secondary" })} to="/tracking">
            {card.track}
          </Link>
        </div>
      </div>
    </div>
  )
}
