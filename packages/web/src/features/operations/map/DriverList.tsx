import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { Link } from "@tanstack/react-router"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { classNames } from "../../../ui/class-names.ts"
import mark from "../LiveMark.module.css"
import styles from "./DispatchMap.module.css"

/** The drivers: vehicle, number of stops left, and current destination. */
export function DriverList({ drivers }: { drivers: readonly DriverListing[] }) {
  const { operations: words } = useTexts()
  return (
    <section aria-labelledby="drivers" className="stack gap-12">
      <h2 id="drivers" className={styles.title}>
        {words.driversTitle}
      </h2>
      {drivers.length === 0 && <p className="text-muted">{words.noDrivers}</p>}
      <ul role="list" className={styles.drivers}>
        {drivers.map((driver) => (
          <li key={driver.id} className={styles.driver}>
            <DriverLines driver={driver} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function DriverLines({ driver }: { driver: DriverListing }) {
  const { id, name, phone, vehicle, load, underWay, position, isOnline, markets: works } = driver
  const { operations: words } = useTexts()
  const time = useMarketTime(works[0])
  return (
    <>
      <span className={styles.line}>
        <strong>{name}</strong>
        <span className={classNames(mark.mark, isOnline && mark.live)}>
          {isOnline ? words.driverOnline : words.driverOffline}
        </span>
      </span>
      <span className="text-muted">
        {words.vehicles[vehicle]} · {words.driverLoad(load)}
        {position && ` · ${words.driverSeen(time.time(position.at))}`}
      </span>
      {underWay && (
        <span>
          {words.driverTo[underWay.leg]}{" "}
          <Link to="/ops/bookings/$reference" params={{ reference: underWay.reference }}>
            <bdi>{underWay.reference}</bdi>
          </Link>
        </span>
      )}
      <span className={styles.links}>
        <Link to="/ops" search={{ ...(works.length === 1 && { market: works[0] }), driver: id }}>
          {words.showRun}
        </Link>
        {phone && (
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
        )}
      </span>
    </>
  )
}
