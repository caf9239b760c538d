import { type Reference, unbrokenReference } from "@mersal/domain/booking/order/reference"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../../environment/language.ts"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import styles from "./CardReturn.module.css"

interface CardReturnPaidProps {
  booking: Reference
  lastFour: string | null
}

/** A booking that this browser did not make is paid, as by a pay link. */
export function CardReturnPaid({ booking, lastFour }: CardReturnPaidProps) {
  const { card } = useTexts()
  return (
    <div className={styles.centre}>
      <Icon name="check-circle" size={24} className={styles.paid} />
      <h1>{card.paid}</h1>
      <p>
        <bdi>{card.paidText(unbrokenReference(booking))}</bdi>
        {lastFour && (
          <>
            {" "}
            <bdi dir="ltr">•••• {lastFour}</bdi>
          </>
        )}
      </p>
      <Link className={buttonClass({ variant: "secondary" })} to="/tracking/status" search={{ bookingId: booking }}>
        {card.track}
      </Link>
    </div>
  )
}
