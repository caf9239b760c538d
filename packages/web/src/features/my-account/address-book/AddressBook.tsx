import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { SavedAddress } from "@mersal/domain/account/address-book"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import type { Place } from "@mersal/domain/booking/stop"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/my-account-services.ts"
import { useProduct } from "../../../environment/product.ts"
import { PlaceField } from "../../../fields/PlaceField.tsx"
import { useFieldMarks } from "../../../ui/field-marks.ts"
import { TextField } from "../../../ui/TextField.tsx"
import { type EntryFailure, EntryForm } from "./EntryForm.tsx"
import { type Faults, faultyFields, shownFault } from "./entry-faults.ts"
import { SavedList } from "./SavedList.tsx"

/** The places that somebody keeps: added, edited, named and removed here, and offered first when he books. */
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
  const { booking: common, details, myAccount: words } = useTexts()
  const { market } = useProduct()
  const { account } = useMyAccountServices()
  const [label, setLabel] = useState(entry?.label ?? "")
  const [building, setBuilding] = useState(entry?.building ?? "")
  const [landmark, setLandmark] = useState(entry?.landmark ?? "")
  const [place, setPlace] = useState<Place | null>(entry)
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
  const change = (field: AddressField, set: (text: string) => void) => (text: string) => {
    marks.forgive(field)
    set(sanitise(text))
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
          setPlace(chosen)
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
        onChange={change("address-label", setLabel)}
        error={errorOf("address-label")}
      />
      <TextField
        id="address-building"
        label={details.building}
        optionalMark={common.optional}
        autoComplete="address-line2"
        value={building}
        onChange={change("address-building", setBuilding)}
        counter={{ ...fieldCounter(building, fieldLimits.building), say: details.charactersLeft }}
        error={errorOf("address-building")}
      />
      <TextField
        id="address-landmark"
        label={details.landmark}
        hint={details.landmarkHint}
        optionalMark={common.optional}
        autoComplete="off"
        value={landmark}
        onChange={change("address-landmark", setLandmark)}
        counter={{ ...fieldCounter(landmark, fieldLimits.landmark), say: details.charactersLeft }}
        error={errorOf("address-landmark")}
      />
    </EntryForm>
  )
}
