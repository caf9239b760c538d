import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { SavedAddress } from "@mersal/domain/account/address-book"
import type { StopForm } from "@mersal/domain/booking/change/change-form"
import { placedAnew } from "@mersal/domain/booking/draft/placed-anew"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { BuildingFields } from "../../../fields/BuildingFields.tsx"
import { PlaceField } from "../../../fields/PlaceField.tsx"
import { useFieldMarks } from "../../../ui/field-marks.ts"
import { TextField } from "../../../ui/TextField.tsx"
import { type EntryFailure, EntryForm } from "./EntryForm.tsx"
import { type Faults, faultyFields, shownFault } from "./entry-faults.ts"
import { SavedList } from "./SavedList.tsx"

/** Saved addresses: added, edited, named and removed here, and offered first when booking. */
export function AddressBook() {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  return (
    <SavedList<SavedAddress>
      load={account.addresses}
      remove={account.deleteAddress}
      texts={{ lead: words.addressesLead, none: words.noAddresses, add: words.addAddress, edit: words.addressTitle }}
      icon="map-pin"
      nameOf={({ label, address }) => label || address}
      linesOf={({ label, address, building, landmark }) =>
        [label && address, building, landmark].filter((line) => line !== "")
      }
      form={(entry, onSaved, onCancel) => <AddressForm entry={entry} onSaved={onSaved} onCancel={onCancel} />}
    />
  )
}

interface AddressFormProps {
  /** Null for a new one. */
  entry: SavedAddress | null
  onSaved: (saved: SavedAddress) => void
  onCancel: () => void
}

type AddressField = "address-label" | "address-place" | "address-building" | "address-landmark"

function AddressForm({ entry, onSaved, onCancel }: AddressFormProps) {
  const { booking: common, myAccount: words } = useTexts()
  const { market } = useProduct()
  const { account } = useMyAccountServices()
  const [label, setLabel] = useState(entry?.label ?? "")
  const [stop, setStop] = useState<Omit<StopForm, "name" | "phone">>({
    place: entry,
    building: entry?.building ?? "",
    landmark: entry?.landmark ?? "",
  })
  const { place, building, landmark } = stop
  const marks = useFieldMarks<AddressField>()
  const save = useAction<SavedAddress, SavedAddress, NotSignedIn | EntryFailure>((address, options) =>
    account.saveAddress(address, options),
  )
  const tooLong = (text: string, limit: number) => (textLength(text) > limit ? common.tooLong(limit) : undefined)
  const faults: Faults<AddressField> = {
    "address-place": place === null ? words.chooseAddress : undefined,
    "address-label": tooLong(label, fieldLimits.name),
    "address-building": tooLong(building, fieldLimits.building),
    "address-landmark": tooLong(landmark, fieldLimits.landmark),
  }
  const errorOf = shownFault(faults, marks)
  const submit = async () => {
    const refused = faultyFields(faults)
    if (refused.length > 0 || place === null) return marks.refuse(refused)
    const { address, position, cityName } = place
    const saved = await save.run({ id: entry?.id ?? "", label, address, position, cityName, building, landmark })
    if (saved) onSaved(saved.value)
  }
  return (
    <EntryForm faults={faults} marks={marks} save={save} onSubmit={submit} onCancel={onCancel}>
      <PlaceField
        id="address-place"
        label={words.address}
        market={market}
        autoComplete="street-address"
        value={place}
        onChange={(chosen) => {
          marks.forgive("address-place")
          setStop((last) => ({ ...last, ...placedAnew(last, chosen) }))
        }}
        error={errorOf("address-place")}
      />
      <TextField
        id="address-label"
        label={words.addressName}
        hint={words.addressNameHint}
        optionalMark={common.optional}
        autoComplete="off"
        value={label}
        onChange={(text) => {
          marks.forgive("address-label")
          setLabel(sanitise(text))
        }}
        error={errorOf("address-label")}
      />
      <BuildingFields
        id="address"
        isOptional
        value={stop}
        onChange={(part, text) => {
          marks.forgive(`address-${part}`)
          setStop((last) => ({ ...last, [part]: text }))
        }}
        errors={{ building: errorOf("address-building"), landmark: errorOf("address-landmark") }}
      />
    </EntryForm>
  )
}
