import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { useTexts } from "../environment/language.ts"
import { TextField } from "../ui/TextField.tsx"

type Part = "building" | "landmark"

interface BuildingFieldsProps {
  /** Prefix of the fields' ids: "pickup". */
  id: string
  value: Readonly<Record<Part, string>>
  onChange: (part: Part, text: string) => void
  errors: Partial<Readonly<Record<Part, string | undefined>>>
  /** Whether the building may be left empty. */
  isOptional?: boolean
  /** Separates two addresses of one page for the browser's autofill: "section-pickup". */
  section?: string
}

/**
 * How to find the door at an address: flat, floor, building and directions. The booking step has its own fields for
 * this, because every kilobyte of that page counts.
 */
export function BuildingFields({ id, value, onChange, errors, isOptional = false, section = "" }: BuildingFieldsProps) {
  const { booking, details } = useTexts()
  const counter = (part: Part) => ({ ...fieldCounter(value[part], fieldLimits[part]), say: details.charactersLeft })
  return (
    <>
      <TextField
        id={`${id}-building`}
        label={details.building}
        {...(isOptional ? { optionalMark: booking.optional } : { "aria-required": true })}
        autoComplete={`${section} address-line2`.trim()}
        value={value.building}
        onChange={(text) => onChange("building", sanitise(text))}
        counter={counter("building")}
        error={errors.building}
      />
      <TextField
        id={`${id}-landmark`}
        label={details.landmark}
        hint={details.landmarkHint}
        optionalMark={booking.optional}
        autoComplete="off"
        value={value.landmark}
        onChange={(text) => onChange("landmark", sanitise(text))}
        counter={counter("landmark")}
        error={errors.landmark}
      />
    </>
  )
}
