import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "../environment/booking/booking.ts"
import { useTexts } from "../environment/language.ts"
import { Button } from "../ui/Button.tsx"
import { buttonClass } from "../ui/button-class.ts"
import styles from "./MissingPrice.module.css"

/** Why there is no price, and how to get one: try again, or choose other addresses if we do not serve these (D21). */
export function MissingPrice() {
  const { booking, details } = useTexts()
  const { actor } = usePageBooking()
  const kind = useSelector(actor, ({ context }) => context.priceAlert?.kind)
  const isServed = kind !== "notServed"
  return (
    <div className={styles.missing}>
      {kind === "network" && <p>{booking.networkError}</p>}
      {kind === "server" && <p>{booking.somethingWrong}</p>}
      <p>{isServed ? booking.priceFailed : booking.unserved}</p>
      {isServed ? (
        <Button variant="secondary" size="small" icon="retry" onClick={() => actor.send({ type: "prices.requested" })}>
          {booking.retry}
        </Button>
      ) : (
        <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/book">
          {details.changeAddress}
        </Link>
      )}
    </div>
  )
}
