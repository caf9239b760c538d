import { fieldCounter } from "@mersal/domain/market/field-counter"
import { useState } from "react"
import { Checkbox } from "../ui/Checkbox.tsx"
import { Combobox } from "../ui/Combobox.tsx"
import { PhoneField } from "../ui/PhoneField.tsx"
import { Select } from "../ui/Select.tsx"
import { TextField } from "../ui/TextField.tsx"
import { Story, type StoryProps } from "./story.tsx"

export function FieldStories({ words }: StoryProps) {
  const [name, setName] = useState("")
  const [landmark, setLandmark] = useState(words.landmarkText)
  const [email, setEmail] = useState("layla@example")
  const [phone, setPhone] = useState("50 123 4567")
  const [weight, setWeight] = useState("2.5")
  const [kind, setKind] = useState("")
  const [agreed, setAgreed] = useState(true)
  return (
    <>
      <Story name="TextField, PhoneField, Select, Checkbox">
        <div className="columns">
          <TextField label={words.fullName} hint={words.nameHint} value={name} onChange={setName} autoComplete="name" />
          <TextField
            label={words.landmark}
            optionalMark={words.optional}
            value={landmark}
            onChange={setLandmark}
            counter={{ ...fieldCounter(landmark, 45), say: words.charactersLeft }}
          />
          <TextField
            label={words.email}
            type="email"
            dir="ltr"
            value={email}
            onChange={setEmail}
            error={words.emailError}
            autoComplete="email"
          />
          <PhoneField
            id="phone"
            label={words.phone}
            code={{ children: "+971", "aria-label": words.country("+971") }}
            value={phone}
            onChange={setPhone}
          />
          <PhoneField
            id="other-phone"
            label={words.phone}
            code={{ children: "+974", "aria-label": words.country("+974") }}
            value={phone}
            onChange={setPhone}
            error={words.phoneError}
          />
          <TextField
            label={words.weight}
            inputMode="decimal"
            value={weight}
            onChange={setWeight}
            suffix={words.kilograms}
          />
          <Select
            label={words.kind}
            placeholder={words.choose}
            value={kind}
            onChange={setKind}
            options={words.kinds.map((label) => ({ value: label, label }))}
          />
          <TextField
            label={words.landmark}
            multiline
            value={landmark}
            onChange={setLandmark}
            counter={{ ...fieldCounter(landmark, 145), say: words.charactersLeft }}
          />
          <Checkbox label={words.agree} hint={words.agreeHint} checked={agreed} onChange={setAgreed} />
        </div>
      </Story>
      <Story name="Combobox">
        <PlaceCombobox words={words} />
      </Story>
    </>
  )
}

function PlaceCombobox({ words }: StoryProps) {
  const [typed, setTyped] = useState("")
  const matching = words.places.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  const [first, ...others] = matching
  return (
    <Combobox
      label={words.address}
      hint={words.addressHint}
      inputValue={typed}
      onInputChange={setTyped}
      groups={[
        { label: words.recent, items: first ? [first] : [] },
        { label: words.suggestions, items: others },
      ]}
      itemKey={({ name }) => name}
      itemToString={({ name }) => name}
      renderItem={({ name, city }) => (
        <>
          <span>{name}</span>
          <small>{city}</small>
        </>
      )}
      onSelect={({ name }) => setTyped(name)}
      status={words.found(matching.length)}
      clearLabel={words.clear}
    />
  )
}
