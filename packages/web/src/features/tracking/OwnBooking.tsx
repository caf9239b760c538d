import type { Booking } from "@mersal/domain/booking/booking"
import { amountsOf, type BookingMoney } from "@mersal/domain/booking/change/booking-money"
import { standingOf } from "@mersal/domain/booking/change/booking-standing"
import { isCash } from "@mersal/domain/payment/payment-method"
import { useFormats, useTexts } from "../../environment/language.ts"
import { StopText } from "../../fields/StopText.tsx"
import { Card } from "../../ui/Card.tsx"
import { Fact, FactList } from "../../ui/FactList.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import styles from "./Tracking.module.css"

/** What only the owner of a booking sees (D33). */
export function OwnBooking({ booking, money: came }: { booking: Booking; money: BookingMoney | null }) {
  const { booking: words, live, payment } = useTexts()
  const { money } = useFormats()
  const { price, state, paymentMethod } = booking
  const dueWhen = paymentMethod === "cashAtPickup" ? payment.payAtPickup : payment.payAtDropOff
  // The driver only asks for cash; for card or account nothing is due at the door.
  const isDueAtTheDoor =
    isCash(paymentMethod) && standingOf(state).hasPin && came?.paid.minor === 0 && came.due.minor > 0
  // The first line is the price itself, which is shown above.
  const lines = came ? amountsOf(booking, came).slice(1) : []
  const names = { ...live.amounts, total: words.total, toPay: words.toPay }
  return (
    <Card title={live.yourBooking}>
      <div className="stack gap-24">
        <RouteLine
          label={words.route}
          stops={[
            { id: "pickup", label: words.pickup, content: <StopText {...booking.pickup} market={booking.market} /> },
            {
              id: "dropOff",
              label: words.dropOff,
              content: <StopText {...booking.dropOff} market={booking.market} />,
            },
          ]}
        />
        <FactList>
          <Fact name={isDueAtTheDoor ? dueWhen : words.total}>
            <bdi data-figures>{money(price.toPay)}</bdi>
          </Fact>
          {lines.map(({ name, amount }) => (
            <Fact key={name} name={names[name]}>
              <bdi data-figures>{money(amount)}</bdi>
            </Fact>
          ))}
        </FactList>
        <p className={styles.ownerNote}>
          <Icon name="lock" size={16} />
          {live.ownerNote}
        </p>
      </div>
    </Card>
  )
}
