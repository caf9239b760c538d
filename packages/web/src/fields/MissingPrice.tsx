import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { MouseEvent } from "react"
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
  const why = kind === "network" ? booking.networkError : kind === "server" && booking.somethingWrong
  const isServed = kind !== "notServed"
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with its press; the focus stays where it stood.
    currentTarget.closest<HTMLElement>("[tabindex]")?.focus()
    actor.send({ type: "prices.requested" })
  }
  return (
    <div className={styles.missing}>
      {why && <p>{why}</p>}
      <p>{isServed ? booking.priceFailed : booking.unserved}</p>
      {isServed ? (
        <Button variant="secondary" size="small" icon="retry" onClick={retry}>
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
