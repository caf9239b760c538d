import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { useTexts } from "../../environment/language.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./Tracking.module.css"

/** The driver, shown to the owner while the booking is with a driver (D33). */
export function DriverCard({ driver }: { driver: NonNullable<Tracking["driver"]> }) {
  const { live: words } = useTexts()
  return (
    <Card title={words.driver}>
      <div className={styles.driver}>
        {driver.image ? (
          <img
            className={styles.picture}
            src={`/v1.0/resource/image/${driver.image}`}
            alt={words.driverPicture(driver.name)}
          />
        ) : (
          <span className={styles.picture} aria-hidden="true">
            <Icon name="user" />
          </span>
        )}
        <p className={styles.driverName}>
          <bdi>{driver.name}</bdi>
          {driver.rating !== null && (
            <span className={styles.mean}>
              <Icon name="star" size={16} />
              <span aria-hidden="true">{driver.rating.toFixed(1)}</span>
              <VisuallyHidden>{words.rating.mean(driver.rating.toFixed(1))}</VisuallyHidden>
            </span>
          )}
        </p>
        {driver.phone && (
          <a className={buttonClass({ variant: "secondary", size: "small" })} href={`tel:${driver.phone}`}>
            <Icon name="phone" />
            {words.callDriver(driver.name)}
          </a>
        )}
      </div>
    </Card>
  )
}
