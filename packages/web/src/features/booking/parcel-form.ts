import type { Draft } from "@mersal/domain/booking/draft/draft"
import { vehicleFor } from "@mersal/domain/booking/draft/vehicle-choice"
import type { CarryRefusal } from "@mersal/domain/booking/parcel/package-limits"
import { type Parcel, type ParcelSize, withSize } from "@mersal/domain/booking/parcel/parcel"
import { measureText, readMeasure } from "@mersal/domain/booking/parcel/parcel-measure"
import { type Vehicle, vehicleFit } from "@mersal/domain/booking/parcel/vehicle"
import { useState } from "react"
import { useDraft } from "../../environment/booking/draft.ts"
import type { OwnMeasures } from "./book-issues.ts"

/** The parcel and its vehicle: each choice can change the other (D19). */
export interface ParcelForm {
  readonly parcel: Parcel
  readonly measures: OwnMeasures
  readonly vehicle: Vehicle
  /** Why another vehicle than the chosen one carries the parcel; null if it is the chosen one. */
  readonly moved: { readonly from: Vehicle; readonly reason: CarryRefusal } | null
  readonly chooseSize: (size: ParcelSize) => void
  readonly typeMeasure: (name: keyof OwnMeasures, text: string) => void
  readonly changeParcel: (patch: Partial<Parcel>) => void
  readonly chooseVehicle: (vehicle: Vehicle) => void
}

/** A parcel that does not fit gets the smallest vehicle that carries it, and the chosen vehicle again once it fits. */
export function useParcelForm(): ParcelForm {
  const { draft, change } = useDraft()
  const { parcel, vehicle } = draft
  const [wished, setWished] = useState(vehicle)
  const [measures, setMeasures] = useState(() => measuresOf(parcel))
  const [known, setKnown] = useState(parcel)
  // Another tab has changed the parcel, so the text typed here no longer applies.
  if (parcel !== known) {
    setKnown(parcel)
    setMeasures(measuresOf(parcel))
    setWished(vehicle)
  }

  const changeParcel = (patch: Partial<Parcel>) => {
    const changed = { ...parcel, ...patch }
    setKnown(changed)
    change({ parcel: changed, vehicle: vehicleFor(wished, changed) })
  }
  return {
    parcel,
    measures,
    vehicle,
    moved: movedFrom(wished, draft),
    changeParcel,
    chooseSize: (size) => {
      const sized = withSize(parcel, size)
      setMeasures(measuresOf(sized))
      changeParcel(sized)
    },
    typeMeasure: (name, text) => {
      const typed = { ...measures, [name]: text }
      setMeasures(typed)
      changeParcel(readMeasures(typed, parcel))
    },
    chooseVehicle: (chosen) => {
      setWished(chosen)
      change({ vehicle: chosen })
    },
  }
}

function movedFrom(wished: Vehicle, { vehicle, parcel }: Draft): ParcelForm["moved"] {
  const fit = vehicleFit(wished, parcel)
  return vehicle === wished || fit.fits ? null : { from: wished, reason: fit.reason }
}

function measuresOf({ weightGrams, sidesCm: [length, width, height] }: Parcel): OwnMeasures {
  return {
    weight: measureText(weightGrams / 1_000),
    length: measureText(length),
    width: measureText(width),
    height: measureText(height),
  }
}

/** The readable measures; the others keep their last value until they are readable. */
function readMeasures(typed: OwnMeasures, { weightGrams, sidesCm }: Parcel): Pick<Parcel, "weightGrams" | "sidesCm"> {
  const weight = readMeasure(typed.weight)
  return {
    weightGrams: weight === null ? weightGrams : Math.max(1, Math.round(weight * 1_000)),
    sidesCm: [
      readMeasure(typed.length) ?? sidesCm[0],
      readMeasure(typed.width) ?? sidesCm[1],
      readMeasure(typed.height) ?? sidesCm[2],
    ],
  }
}
