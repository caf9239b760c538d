import { type Vehicle, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { CommandUnfit } from "@mersal/domain/delivery/delivery-errors"
import type { DriverChanged } from "@mersal/domain/operations/driver-errors"
import {
  changeVehicle,
  type DriverMeans,
  mostCapacity,
  readMeans,
  type TypedMeans,
} from "@mersal/domain/operations/driver-means"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import type { DriverListing, EquipDriverRequest } from "@mersal/domain/ports/driving/operations-service"
import { type FormEvent, useId, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { ChangedAlert } from "../ChangedAlert.tsx"
import { DriverPicture } from "./DriverPicture.tsx"

interface DriverFormProps {
  member: StaffMember
  driver: DriverListing
  /** His picture was changed; the form stays open. */
  onPictured: () => void
  onSaved: () => void
}

/** A driver's vehicle, the number of bookings he carries in a window, and the picture that customers see. */
export function DriverForm({ member, driver, onPictured, onSaved }: DriverFormProps) {
  const { admin: words } = useTexts()
  const { drivers } = useAdmin()
  const [was, setWas] = useState<DriverMeans>(() => ({ vehicle: driver.vehicle, capacity: driver.capacity }))
  const [typed, setTyped] = useState<TypedMeans>(typedOf(was))
  const [isChecked, setChecked] = useState(false)
  const equip = useAction<EquipDriverRequest, DriverListing, CommandUnfit | DriverChanged>((request, options) =>
    drivers.equipDriver(request, options),
  )
  const means = readMeans(typed)
  const save = async (seen: DriverMeans) => {
    setChecked(true)
    if (means && (await equip.run({ id: driver.id, ...means, was: seen }))) onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(was)
  }
  const { failure } = equip
  const capacityId = useId()
  const theirs = failure?._tag === "DriverChanged" ? { vehicle: failure.vehicle, capacity: failure.capacity } : null
  return (
    <div className="stack">
      <DriverPicture member={member} onPictured={onPictured} />
      <form noValidate className="stack" onSubmit={submit}>
        <Select
          label={words.vehicle}
          hint={words.vehicleHint}
          value={typed.vehicle}
          onChange={(vehicle) => setTyped(changeVehicle(typed, vehicle as Vehicle))}
          options={vehicles.map((value) => ({ value, label: words.vehicles[value] }))}
        />
        <TextField
          id={capacityId}
          label={words.driverCapacity}
          hint={words.driverCapacityHint}
          value={typed.capacity}
          onChange={(capacity) => setTyped({ ...typed, capacity })}
          inputMode="numeric"
          dir="ltr"
          error={isChecked && !means ? words.driverCapacityWrong(mostCapacity) : undefined}
        />
        {theirs && (
          <ChangedAlert
            onTakeTheirs={() => {
              setWas(theirs)
              setTyped(typedOf(theirs))
              equip.forgive()
              document.getElementById(capacityId)?.focus()
            }}
            onKeepMine={() => {
              setWas(theirs)
              document.getElementById(capacityId)?.focus()
              void save(theirs)
            }}
          >
            {words.drivesWith(words.vehicles[theirs.vehicle], theirs.capacity)}
          </ChangedAlert>
        )}
        {failure && failure._tag !== "DriverChanged" && (
          <Alert tone="danger" announce="now">
            {failure._tag === "CommandUnfit" ? words.driverGone : failureWords(failure, words)}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={equip.isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
    </div>
  )
}

const typedOf = ({ vehicle, capacity }: DriverMeans): TypedMeans => ({ vehicle, capacity: String(capacity) })
