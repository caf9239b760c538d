import type { CarryRefusal } from "@mersal/domain/booking/parcel/package-limits"
import { defaultVehicleLimits, type Vehicle, vehicleFit, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { useTexts } from "../../environment/language.ts"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Picture } from "../../ui/Picture.tsx"
import { RadioCards } from "../../ui/RadioCards.tsx"
import type { ParcelForm } from "./parcel-form.ts"
import styles from "./VehicleCards.module.css"

/** The vehicles. A vehicle that cannot carry the parcel says why; one that replaced another says so. */
export function VehicleCards({ form }: { form: ParcelForm }) {
  const { booking: words, firstStep } = useTexts()
  const { parcel, vehicle, moved, chooseVehicle } = form
  const reasonAgainst = (candidate: Vehicle): string | undefined => {
    const fit = vehicleFit(candidate, parcel)
    return fit.fits ? undefined : refusalText(fit.reason, words.vehicles[candidate], firstStep)
  }
  return (
    <div>
      <RadioCards
        legend={firstStep.vehicleLegend}
        layout="tiles"
        columns={3}
        value={vehicle}
        onChange={chooseVehicle}
        options={vehicles.map((candidate) => ({
          value: candidate,
          title: words.vehicles[candidate],
          description: firstStep.vehicleLimit(defaultVehicleLimits[candidate].maximumKg),
          picture: <Picture name={candidate} />,
          disabledReason: reasonAgainst(candidate),
        }))}
      />
      <div role="status">
        {moved && (
          <Alert tone="info" className={styles.moved}>
            {firstStep.movedToVehicle(
              words.vehicles[vehicle],
              refusalText(moved.reason, words.vehicles[moved.from], firstStep),
            )}
          </Alert>
        )}
      </div>
    </div>
  )
}

function refusalText(reason: CarryRefusal, vehicle: string, words: PageTexts["firstStep"]): string {
  return reason === "too-heavy" ? words.tooHeavy(vehicle) : words.tooLarge(vehicle)
}
