import type { BookedWindow } from "@mersal/domain/booking/booking"
import { hasReceipt } from "@mersal/domain/booking/order/receipt"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { Stop } from "@mersal/domain/booking/stop"
import type { ListedBooking } from "@mersal/domain/ports/driving/own-booking-service"
import { Link } from "@tanstack/react-router"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { type MarketTime, useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { Card } from "../../../ui/Card.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { Price } from "../../../ui/Price.tsx"
import { RouteLine } from "../../../ui/RouteLine.tsx"
import { useBookAgain } from "../book-again.ts"
import styles from "./BookingList.module.css"
import { StateChip } from "./StateChip.tsx"

/** One booking of the list: its state, route, time, price, and the next actions. */
export function BookingCard({ booking }: { booking: ListedBooking }) {
  const { booking: common, myBookings: words } = useTexts()
  const { money } = useFormats()
  const again = useBookAgain(booking)
  const product = useProduct()
  const time = useMarketTime(booking.market)
  const { reference, pickup, dropOff, pickupWindow, deliveryWindow } = booking
  // The list has the same actions at every booking.
  const ofThis = (action: string) => words.actionOn(action, spokenReference(reference))
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Link
          to="/go/account/bookings/$reference"
          params={{ reference }}
          className={styles.reference}
          aria-label={words.openNamed(spokenReference(reference))}
        >
          <bdi dir="ltr">{spokenReference(reference)}</bdi>
        </Link>
        <StateChip booking={booking} />
      </div>
      <RouteLine
        label={common.route}
        layout="lying"
        stops={[
          { id: "pickup", label: common.pickup, content: <Where stop={pickup} window={pickupWindow} time={time} /> },
          {
            id: "dropOff",
            label: common.dropOff,
            content: <Where stop={dropOff} window={deliveryWindow} time={time} />,
          },
        ]}
      />
      <div className={styles.foot}>
        <span className={styles.amount}>
          <Price amount={money(booking.price.toPay)} />
        </span>
        <div className={styles.links}>
          <Link
            to="/tracking/status"
            search={{ bookingId: reference }}
            className={styles.link}
            aria-label={ofThis(words.track)}
          >
            <Icon name="navigation" size={16} />
            {words.track}
          </Link>
          {hasReceipt(booking.state, booking.paid) && (
            <Link
              to="/go/payment-recipt/$id"
              params={{ id: reference }}
              className={styles.link}
              aria-label={ofThis(words.receipt)}
            >
              <Icon name="file-text" size={16} />
              {words.receipt}
            </Link>
          )}
          <Link
            to="/go/account/bookings/$reference"
            params={{ reference }}
            className={styles.link}
            aria-label={ofThis(words.open)}
          >
            <Icon name="pencil" size={16} />
            {words.open}
          </Link>
          {booking.market === product.market && (
            <button type="button" className={styles.link} aria-label={ofThis(words.bookAgain)} onClick={again}>
              <Icon name="retry" size={16} />
              {words.bookAgain}
            </button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Where({ stop, window, time }: { stop: Stop; window: BookedWindow; time: MarketTime }) {
  const clock = usePageClock()
  return (
    <div className={styles.stop}>
      <p className={styles.address}>{stop.address}</p>
      <p>
        {time.date(window.date)} · <bdi>{time.slot(window)}</bdi> {time.zoneNote(clock.now())}
      </p>
    </div>
  )
}
