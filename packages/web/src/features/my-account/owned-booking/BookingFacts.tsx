import type { BookedWindow } from "@mersal/domain/booking/booking"
import { amountsOf } from "@mersal/domain/booking/change/booking-money"
import { standingOf } from "@mersal/domain/booking/change/booking-standing"
import type { Stop } from "@mersal/domain/booking/stop"
import type { MarketId } from "@mersal/domain/market/market"
import { negated } from "@mersal/domain/money/money"
import { maskedCard } from "@mersal/domain/payment/card/masked-card"
import { isCash } from "@mersal/domain/payment/payment-method"
import { showsVat } from "@mersal/domain/pricing/price-breakdown"
import type { ReactNode } from "react"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { StopText } from "../../../fields/StopText.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import { RouteLine } from "../../../ui/RouteLine.tsx"
import styles from "./OwnedBooking.module.css"
import type { OwnedBooking } from "./owned-booking.ts"

/** The route, the contacts and times, and how the hand-over is confirmed. */
export function BookingRoute({ owned: { own } }: { owned: OwnedBooking }) {
  const { booking: common, myBookings: words } = useTexts()
  const { booking, pin } = own
  const where = (stop: Stop, window: BookedWindow) => <Where stop={stop} window={window} market={booking.market} />
  return (
    <>
      {pin !== null && (
        <Card tone="sunken" title={words.pin}>
          <p className={styles.pin}>
            <bdi dir="ltr" className={styles.pinCode}>
              {pin}
            </bdi>
            <span className="text-muted text-small">{words.pinHelp}</span>
          </p>
        </Card>
      )}
      <Card>
        <RouteLine
          label={common.route}
          stops={[
            { id: "pickup", label: common.pickup, content: where(booking.pickup, booking.pickupWindow) },
            { id: "dropOff", label: common.dropOff, content: where(booking.dropOff, booking.deliveryWindow) },
          ]}
        />
      </Card>
    </>
  )
}

/** The parcel; the price and what was paid of it. */
export function BookingFacts({ owned: { own } }: { owned: OwnedBooking }) {
  const { booking: common, myBookings: words, summary } = useTexts()
  const { booking } = own
  const { money } = useFormats()
  const { price, parcel, paymentMethod, state } = booking
  const line = (name: string, value: ReactNode) => (
    <Fact name={name}>
      <bdi>{value}</bdi>
    </Fact>
  )
  const { paid, refunded, kept, goingBack } = words
  const names = { total: common.total, toPay: common.toPay, paid, refunded, kept, goingBack }
  return (
    <>
      <Card title={words.whatHeading}>
        <FactList>
          {line(summary.bookingType, common.typeDelivery(common.types[booking.bookingType]))}
          {line(summary.vehicle, common.vehicles[booking.vehicle])}
          {line(summary.parcel, `${common.sizes[parcel.size]} · ${parcel.otherKind || common.kinds[parcel.kind]}`)}
          {parcel.note && line(common.note, parcel.note)}
        </FactList>
      </Card>
      <Card title={words.moneyHeading} className={styles.money}>
        <FactList>
          {line(summary.deliveryCharge, money(price.deliveryCharge))}
          {price.discount.minor > 0 && line(summary.discount, money(negated(price.discount)))}
          {showsVat(price) && line(summary.vat(price.vatPercent), money(price.vat))}
          {amountsOf(booking, own).map(({ name, amount }, index) => (
            <Fact key={name} name={names[name]} isTotal={index === 0}>
              <bdi>{money(amount)}</bdi>
            </Fact>
          ))}
        </FactList>
        {isCash(paymentMethod) && standingOf(state).hasPin && own.due.minor > 0 && (
          <p className="text-muted text-small">{words.cashDue[paymentMethod](money(own.due))}</p>
        )}
        {own.goingBack.minor + own.refunded.minor > 0 && (
          <p className="text-muted text-small">
            {own.last4 === null ? words.backToPayer : words.backToCard(maskedCard(own.last4))}
          </p>
        )}
      </Card>
    </>
  )
}

function Where({ stop, window, market }: { stop: Stop; window: BookedWindow; market: MarketId }) {
  const time = useMarketTime(market)
  const clock = usePageClock()
  const zoneNote = time.zoneNote(clock.now())
  return (
    <StopText
      {...stop}
      when={
        <>
          {time.date(window.date)} · <bdi>{time.slot(window)}</bdi> {zoneNote}
        </>
      }
      market={market}
    />
  )
}
