import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../../environment/language.ts"
import { useMarketTime } from "../../../environment/market-time.ts"
import styles from "./DispatchMap.module.css"

/** Who drives: what with, how much is before him, and where he is on the way to. */
export function DriverList({ drivers }: { drivers: readonly DriverListing[] }) {
  const { operations: words } = useTexts()
  const time = useMarketTime()
  return (
    <section aria-labelledby="drivers" className="stack gap-12">
      <h2 id="drivers">{words.driversTitle}</h2>
      {drivers.length === 0 && <p className="text-muted">{words.noDrivers}</p>}
      <ul role="list" className={styles.drivers}>
        {drivers.map(({ id, name, phone, vehicle, load, underWay, position, isOnline }) => (
          <li key={id} className={styles.driver}>
            <strong className={styles.name}>{name}</strong>
            <span>
              {words.vehicles[vehicle]} · {words.driverLoad(load)}
            </span>
            <span>{isOnline ? words.driverOnline : words.driverOffline}</span>
            {underWay && (
              <span>
                {words.driverTo[underWay.leg]}{" "}
                <Link to="/ops/bookings/$reference" params={{ reference: underWay.reference }}>
                  <bdi>{underWay.reference}</bdi>
                </Link>
              </span>
            )}
            {position && <span>{words.driverSeen(time.time(position.at))}</span>}
            {phone && (
              <a href={`tel:${phone}`} dir="ltr">
                {phone}
              </a>
            )}
            <Link to="/ops" search={{ driver: id }}>
              {words.showRun}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
