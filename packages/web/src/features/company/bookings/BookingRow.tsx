import { hasReceipt } from "@mersal/domain/booking/order/receipt"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import { isUncollectedAndLate } from "@mersal/domain/booking/order/uncollected"
import type { Company } from "@mersal/domain/corporate/company"
import type { CompanyBooking } from "@mersal/domain/ports/driving/corporate-service"
import { Link } from "@tanstack/react-router"
import { useNow } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Price } from "../../../ui/Price.tsx"
import styles from "./CompanyBookings.module.css"
import { centreName } from "./centre-name.ts"

interface BookingRowProps {
  booking: CompanyBooking
  company: Company
}

/** One booking of a company: its state, what it was, who booked it, its cost centre and its price. */
export function BookingRow({ booking, company }: BookingRowProps) {
  const { company: words, myBookings } = useTexts()
  const { money } = useFormats()
  const time = useMarketTime(company.market)
  // As tracking and My Account say of it.
  const isLate = isUncollectedAndLate(booking, useNow("minute"))
  const { reference, state, way, pickupWindow, costCentre, bookedBy, price, paid, charged } = booking
  return (
    <li className={styles.booking}>
      <div className={styles.what}>
        <p className={styles.head}>
          <Link
            to="/go/account/bookings/$reference"
            params={{ reference }}
            className={styles.reference}
            aria-label={myBookings.openNamed(spokenReference(reference))}
          >
            <bdi dir="ltr">{spokenReference(reference)}</bdi>
          </Link>
          <span>{isLate ? myBookings.delayed : myBookings.states[state]}</span>
        </p>
        <p>
          <bdi>{way.from}</bdi>
          <span aria-hidden="true" className={styles.arrow} />
          <bdi>{way.to}</bdi>
        </p>
        <p className="text-muted text-small">
          {time.date(pickupWindow.date)} · <bdi>{time.slot(pickupWindow)}</bdi> ·{" "}
          <bdi>{centreName(company, costCentre, words.noCentre)}</bdi>
          {bookedBy !== null && (
            <>
              {" "}
              · <bdi>{bookedBy}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={styles.money}>
        <strong>
          <Price amount={money(charged ?? price)} />
        </strong>
        {charged === null && <span className="text-muted text-small">{words.notOnAccount}</span>}
        {(hasReceipt(state, paid) || (charged !== null && charged.minor > 0)) && (
          <Link
            to="/go/payment-recipt/$id"
            params={{ id: reference }}
            className={styles.receipt}
            aria-label={words.receiptOf(spokenReference(reference))}
          >
            {myBookings.receipt}
          </Link>
        )}
      </div>
    </li>
  )
}
