import type { Booking } from "@mersal/domain/booking/booking"
import { isOver, isOverUndelivered } from "@mersal/domain/booking/change/booking-end"
import type { Stop } from "@mersal/domain/booking/stop"
import type { MarketId } from "@mersal/domain/market/market"
import { money as moneyOf } from "@mersal/domain/money/money"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useWrittenPhone } from "../../environment/phones.ts"
import { Card } from "../../ui/Card.tsx"
import { Fact, FactList } from "../../ui/FactList.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import styles from "./Tracking.module.css"

/** What only the owner of a booking sees of it (D33). */
export function OwnBooking({ booking }: { booking: Booking }) {
  const { booking: words, payment, summary, tracking } = useTexts()
  const { money } = useFormats()
  const { price, state, paymentMethod } = booking
  const dueWhen = paymentMethod === "cashAtPickup" ? payment.payAtPickup : payment.payAtDropOff
  return (
    <Card title={tracking.yourBooking}>
      <div className="stack gap-24">
        <RouteLine
          label={summary.route}
          stops={[
            { id: "pickup", label: words.pickup, content: <StopFacts stop={booking.pickup} market={booking.market} /> },
            {
              id: "dropOff",
              label: words.dropOff,
              content: <StopFacts stop={booking.dropOff} market={booking.market} />,
            },
          ]}
        />
        <FactList>
          <Fact name={isOver(state) ? words.total : dueWhen}>
            <bdi data-figures>{money(price.toPay)}</bdi>
          </Fact>
          {isOverUndelivered(state) && (
            <Fact name={summary.toPay}>
              <bdi data-figures>{money(moneyOf(0, price.toPay.currency))}</bdi>
            </Fact>
          )}
        </FactList>
        <p className={styles.ownerNote}>
          <Icon name="lock" size={16} />
          {tracking.ownerNote}
        </p>
      </div>
    </Card>
  )
}

function StopFacts({ stop, market }: { stop: Stop; market: MarketId }) {
  const phone = useWrittenPhone(stop.contact.phone, market)
  return (
    <div className={styles.stop}>
      <p className={styles.address}>{stop.address}</p>
      <p>{stop.building}</p>
      {stop.landmark && <p className="text-muted">{stop.landmark}</p>}
      <p className={styles.contact}>
        <bdi>{stop.contact.name}</bdi>
        <bdi dir="ltr">{phone}</bdi>
      </p>
    </div>
  )
}
