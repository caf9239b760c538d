import { packageLimit } from "@mersal/domain/booking/parcel/package-limits"
import { defaultVehicleLimits, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { Picture } from "../../ui/Picture.tsx"
import { usePage } from "../filled-page.ts"
import styles from "./Limits.module.css"

/** What may be sent: one box drawn to scale with what each vehicle takes, and what is never carried. */
export function Limits() {
  const { texts } = usePage()
  const { landing, booking, firstStep } = texts
  return (
    <div className={styles.limits}>
      <div className={styles.words}>
        <h2>{landing.limitsHeading}</h2>
        <p>{landing.limitsLead(packageLimit.maximumKg, packageLimit.boxCm[0])}</p>
        <p className="text-muted">{firstStep.guidelineWait}</p>
        <p className="text-muted">{firstStep.guidelinePacked}</p>
        <p className="text-muted">{booking.prohibitedList}</p>
      </div>
      <ul role="list" className={styles.vehicles}>
        {vehicles.map((vehicle) => (
          <li key={vehicle}>
            <Picture name={vehicle} />
            <div>
              <h3 className={styles.vehicle}>{booking.vehicles[vehicle]}</h3>
              <p className="text-muted">
                {landing.vehicleLimit(defaultVehicleLimits[vehicle].maximumKg, defaultVehicleLimits[vehicle].boxCm[0])}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
