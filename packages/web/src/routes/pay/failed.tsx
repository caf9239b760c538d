import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import styles from "../../features/payment/card-return/CardReturn.module.css"
import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"

/** /payment-failed, for a payment without a name in the address. */
export function PaymentFailedPage() {
  const { cardReturn, notPlaced } = useTexts()
  return <UnnamedPayment title={notPlaced.failed} next={cardReturn.tryAgain} />
}

/** The bank's return named no payment, or did not come from the bank. That does not mean that a payment failed. */
export function PaymentUnclear() {
  const { cardReturn, notPlaced } = useTexts()
  return <UnnamedPayment title={cardReturn.unclearTitle} next={notPlaced.goOn} />
}

function UnnamedPayment({ title, next }: { title: string; next: string }) {
  const { cardReturn } = useTexts()
  usePageTitle(title)
  return (
    <div className="container container-narrow">
      <div className={styles.centre}>
        <Icon name="alert-circle" size={24} />
        <h1>{title}</h1>
        <p>{cardReturn.unclear}</p>
        <div className={styles.actions}>
          <Link className={buttonClass({})} to="/go/payment">
            {next}
          </Link>
          <Link className={buttonClass({ variant: "secondary" })} to="/tracking">
            {cardReturn.track}
          </Link>
        </div>
      </div>
    </div>
  )
}
