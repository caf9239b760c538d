import type { BookedWindow } from "@mersal/domain/booking/booking"
import { isOver, isOverUndelivered } from "@mersal/domain/booking/change/booking-end"
import type { Stop } from "@mersal/domain/booking/stop"
import type { MarketId } from "@mersal/domain/market/market"
import { money as moneyOf, negated } from "@mersal/domain/money/money"
import { showsVat } from "@mersal/domain/pricing/price-breakdown"
import type { ReactNode } from "react"
import { usePageClock } from "../../../environment/clock.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useMarketTime } from "../../../environment/market-time.ts"
import { StopText } from "../../../fields/StopText.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import { RouteLine } from "../../../ui/RouteLine.tsx"
import styles from "./OwnedBooking.module.css"
import type { OwnedBooking } from "./owned-booking.ts"

/** Where from and where to, whom we meet and when, and by what the parcel is handed over. */
export function BookingRoute({ owned: { own } }: { owned: OwnedBooking }) {
  const { booking: common, myBookings: words, summary } = useTexts()
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
          label={summary.route}
          stops={[
            { id: "pickup", label: common.pickup, content: where(booking.pickup, booking.pickupWindow) },
            { id: "dropOff", label: common.dropOff, content: where(booking.dropOff, booking.deliveryWindow) },
          ]}
        />
      </Card>
    </>
  )
}

/** What is carried; what it costs and what was paid of it. */
export function BookingFacts({ owned: { own } }: { owned: OwnedBooking }) {
  const { booking: common, myBookings: words, summary } = useTexts()
  const { booking, paid, refunded } = own
  const { money } = useFormats()
  const { price, parcel } = booking
  const line = (name: string, value: ReactNode, isTotal = false) => (
    <Fact name={name} isTotal={isTotal}>
      <bdi>{value}</bdi>
    </Fact>
  )
  return (
    <>
      <Card title={words.whatHeading}>
        <FactList>
          {line(summary.bookingType, summary.typeDelivery(common.types[booking.bookingType]))}
          {line(summary.vehicle, common.vehicles[booking.vehicle])}
          {line(summary.parcel, `${common.sizes[parcel.size]} · ${parcel.otherKind || common.kinds[parcel.kind]}`)}
          {parcel.note && line(common.note, parcel.note)}
        </FactList>
      </Card>
      <Card title={words.moneyHeading}>
        <FactList>
          {line(summary.deliveryCharge, money(price.deliveryCharge))}
          {price.discount.minor > 0 && line(summary.discount, money(negated(price.discount)))}
          {showsVat(price) && line(summary.vat(price.vatPercent), money(price.vat))}
          {line(isOver(booking.state) ? common.total : summary.toPay, money(price.toPay), true)}
          {paid.minor > 0 && line(words.paid, money(paid))}
          {refunded.minor > 0 && line(words.refunded, money(negated(refunded)))}
          {isOverUndelivered(booking.state) && line(summary.toPay, money(moneyOf(0, price.toPay.currency)))}
        </FactList>
      </Card>
    </>
  )
}

function Where({ stop, window, market }: { stop: Stop; window: BookedWindow; market: MarketId }) {
  const { booking: common } = useTexts()
  const time = useMarketTime(market)
  const clock = usePageClock()
  const zoneNote = time.isElsewhere(clock.now()) && (market === "AE" ? common.dubaiTime : common.dohaTime)
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
