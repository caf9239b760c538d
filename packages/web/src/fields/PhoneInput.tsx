import type { PhoneOrigin } from "@mersal/domain/account/phone/phone-field"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { markets } from "@mersal/domain/market/market"
import { type ReactNode, useRef, useState } from "react"
import { useTexts } from "../environment/language.ts"
import { useProduct } from "../environment/product.ts"
import { PhoneField } from "../ui/PhoneField.tsx"
import type { CountryList } from "./CountryList.tsx"
import type { PhoneFieldActs, PhoneFieldState } from "./known-phones.ts"
import { loadPhones, usePhones } from "./phones.ts"

interface PhoneInputProps {
  id: string
  label: string
  /** Whose number it is, for the name of the country's button where a page has two. */
  place?: string
  autoComplete: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
  isErrorAnnounced?: boolean | undefined
  /** The maximum number of characters: 17 in the details step, 16 in the registration (section 5). */
  limit?: number
  /** Shown for a number that cannot receive text messages, if its owner is told of the booking in no other way. */
  landlineNote?: ReactNode
}

const fetchList = async () => (await loadPhones())?.countryList()

/**
 * A phone number after its calling code: this market's, until another country is chosen or the number itself names one
 * (section 5, D22). The list of countries loads when it is first opened.
 */
export function PhoneInput({
  place,
  value,
  onChange,
  limit = fieldLimits.phone,
  landlineNote,
  ...field
}: PhoneInputProps) {
  const { market } = useProduct()
  const { shell } = useTexts()
  const [origin, setOrigin] = useState<PhoneOrigin>(markets[market])
  const [list, setList] = useState<{ readonly List: typeof CountryList | null | undefined } | null>()
  const state: PhoneFieldState = { value, origin, market, limit, setOrigin, onChange }
  const acts: PhoneFieldActs = usePhones(value !== "")?.field(state) ?? {
    ...(!value.startsWith("+") && origin),
    text: value,
    type: (text) => onChange(text.slice(0, limit)),
  }
  const { callingCode = "" } = acts
  // Handles a number that was entered before the phone rules were loaded: pasted on a slow connection, or filled in by
  // the browser. In other cases leaving the field changes nothing: an error that disappeared then could move the page
  // while the customer presses a button.
  const latest = useRef(state)
  latest.current = state
  const settle = async () => (await loadPhones())?.settle(latest)
  return (
    <>
      <PhoneField
        {...field}
        code={{
          children: callingCode,
          "aria-busy": list === null,
          "aria-label": `${shell.phoneCountry}: ${acts.spoken ?? callingCode}${place ? ` – ${place}` : ""}`,
          onClick: async () => {
            if (!list?.List) setList(null)
            setList({ List: list?.List ?? (await fetchList()) })
          },
          onFocus: fetchList,
          onPointerEnter: fetchList,
        }}
        value={acts.text}
        note={list === null ? shell.loading : list && !list.List ? shell.phoneAbroad : acts.isLandline && landlineNote}
        onFocus={settle}
        onChange={acts.type}
        onPaste={() => setTimeout(settle)}
        onBlur={settle}
      />
      {list?.List && <list.List wish={list} inputId={field.id} field={acts} />}
    </>
  )
}
