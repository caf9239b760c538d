import type { BookedWindow } from "@mersal/domain/booking/booking"
import type { Stop } from "@mersal/domain/booking/stop"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import { type NamesOfBooking, useDriverName } from "../driver-names.ts"
import styles from "./BookingFile.module.css"

/** The route, times and contacts, the parcel and its driver. */
export function WayFacts({ file, names }: { file: BookingFile; names: NamesOfBooking }) {
  const { dispatch: words, operations: board } = useTexts()
  const { number } = useFormats()
  const { booking, now, failedAttempts } = file
  const { customer, parcel } = booking
  const driverName = useDriverName(names)
  const driverPhone = now.driver !== null && names.get(now.driver)?.phone
  const sides = parcel.sidesCm.map(number).join(" × ")
  return (
    <Card title={words.wayHeading}>
      <div className={styles.stops}>
        <StopFacts title={words.pickup} stop={booking.pickup} window={booking.pickupWindow} file={file} />
        <StopFacts title={words.dropOff} stop={booking.dropOff} window={booking.deliveryWindow} file={file} />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{words.customerHeading}</dt>
          <dd>
            {customer.name} <Phone phone={customer.phone} />
            {customer.email && (
              <>
                <br />
                <a href={`mailto:${customer.email}`}>
                  <bdi>{customer.email}</bdi>
                </a>
              </>
            )}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{words.driverHeading}</dt>
          <dd>
            {driverName(now.driver)} {driverPhone && <Phone phone={driverPhone} />}
            {failedAttempts > 0 && (
              <>
                <br />
                {board.failedAttempts(failedAttempts)}
              </>
            )}
          </dd>
        </div>
        {(parcel.otherKind || parcel.note) && (
          <div className={styles.fact}>
            <dt>{words.contents}</dt>
            <dd>{[parcel.otherKind, parcel.note].filter(Boolean).join(" · ")}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{words.parcelHeading}</dt>
          <dd>
            {[
              board.types[booking.bookingType],
              board.vehicles[booking.vehicle],
              words.weight(number(parcel.weightGrams / 1000)),
              words.sides(sides),
              words.distance(number(booking.distanceKm)),
            ].join(" · ")}
          </dd>
        </div>
      </dl>
    </Card>
  )
}

interface StopFactsProps {
  title: string
  stop: Stop
  window: BookedWindow
  file: BookingFile
}

function StopFacts({ title, stop, window, file }: StopFactsProps) {
  const time = useMarketTime(file.booking.market)
  return (
    <div className={styles.stop}>
      <h3 className={styles.stopTitle}>{title}</h3>
      <p className={styles.window}>
        {time.date(window.date)} · {time.slot(window)}
      </p>
      <p>{stop.address}</p>
      {[stop.building, stop.landmark].filter(Boolean).map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
      <p>
        {stop.contact.name} <Phone phone={stop.contact.phone} />
      </p>
    </div>
  )
}

const Phone = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`} dir="ltr">
    {phone}
  </a>
)
