import { type Vehicle, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { CommandUnfit } from "@mersal/domain/delivery/delivery-errors"
import { changeVehicle, mostCapacity, readMeans, type TypedMeans } from "@mersal/domain/operations/driver-means"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import type { DriverListing, EquipDriverRequest } from "@mersal/domain/ports/driving/operations-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAdmin } from "../../../environment/admin-services.ts"
import { failureWords } from "../../../environment/failure-words.ts"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { DriverPicture } from "./DriverPicture.tsx"

interface DriverFormProps {
  member: StaffMember
  driver: DriverListing
  /** His picture was changed: the form stays open. */
  onPictured: () => void
  onSaved: () => void
}

/** What a driver drives, how many bookings he carries in a window, and the picture of him that customers see. */
export function DriverForm({ member, driver, onPictured, onSaved }: DriverFormProps) {
  const { admin: words } = useTexts()
  const { drivers } = useAdmin()
  const [typed, setTyped] = useState<TypedMeans>({ vehicle: driver.vehicle, capacity: String(driver.capacity) })
  const [isChecked, setChecked] = useState(false)
  const equip = useAction<EquipDriverRequest, DriverListing, CommandUnfit>((request, options) =>
    drivers.equipDriver(request, options),
  )
  const means = readMeans(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (means && (await equip.run({ id: driver.id, ...means }))) onSaved()
  }
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
          label={words.driverCapacity}
          hint={words.driverCapacityHint}
          value={typed.capacity}
          onChange={(capacity) => setTyped({ ...typed, capacity })}
          inputMode="numeric"
          dir="ltr"
          error={isChecked && !means ? words.driverCapacityWrong(mostCapacity) : undefined}
        />
        {equip.failure && (
          <Alert tone="danger" announce="now">
            {equip.failure._tag === "CommandUnfit" ? words.driverGone : failureWords(equip.failure, words)}
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
