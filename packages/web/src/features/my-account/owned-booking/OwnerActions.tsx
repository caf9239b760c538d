import { changeableParts } from "@mersal/domain/booking/change/changeable-parts"
import { givenBackByCancellation } from "@mersal/domain/booking/change/given-back"
import { Link } from "@tanstack/react-router"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import styles from "./OwnedBooking.module.css"
import { isCalledOff, type OwnedBooking } from "./owned-booking.ts"

/** The most common actions: track and change. Actions that the policy no longer allows are not offered (D37). */
export function OwnerActions({ owned }: { owned: OwnedBooking }) {
  const { own, offer } = owned
  const { myBookings: words } = useTexts()
  const { money } = useFormats()
  const clock = usePageClock()
  const { booking, holdEndsAt } = own
  const time = useMarketTime(booking.market)
  const { reference } = booking
  // The fee is kept from what was paid; for an unpaid booking there is none (D36).
  const { phase, freeUntil, fee } = offer.cancellation
  const canChange = changeableParts(booking.state, offer.cancellation, clock.now()).size > 0
  const { back, all } = givenBackByCancellation(offer.cancellation, own)
  return (
    <div className="stack">
      {booking.state === "cancelled" && (
        <Alert tone="info">
          {back.minor > 0 ? words.cancelledRefund(money(back)) : words.cancelled}
          {all.minor > back.minor && ` ${words.allRefunds(money(all))}`}
        </Alert>
      )}
      {holdEndsAt !== null && (
        <Alert
          tone="warning"
          actions={
            <Link className={buttonClass({ size: "small" })} to="/paymentUnique" search={{ bookingId: reference }}>
              {words.payNow}
            </Link>
          }
        >
          {words.holdUntil(time.time(holdEndsAt))}
        </Alert>
      )}
      <div className={styles.main}>
        <Link
          className={buttonClass({ variant: isCalledOff(owned) ? "ghost" : "primary" })}
          to="/tracking/status"
          search={{ bookingId: reference }}
        >
          <Icon name="navigation" />
          {words.track}
        </Link>
        {canChange && (
          <Link
            className={buttonClass({ variant: "secondary" })}
            to="/go/account/bookings/$reference/change"
            params={{ reference }}
          >
            <Icon name="pencil" />
            {words.change}
          </Link>
        )}
      </div>
      {offer.isCancellable && (
        <p className="text-muted text-small">
          {phase === "free"
            ? words.freeUntil(time.zonedMoment(freeUntil))
            : fee.minor > 0
              ? words.lateNow
              : words.lateForNothing}
        </p>
      )}
    </div>
  )
}
