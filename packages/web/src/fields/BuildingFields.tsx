import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { useTexts } from "../environment/language.ts"
import { TextField } from "../ui/TextField.tsx"

type Part = "building" | "landmark"

interface BuildingFieldsProps {
  /** What the fields' ids begin with: "pickup". */
  id: string
  value: Readonly<Record<Part, string>>
  onChange: (part: Part, text: string) => void
  errors: Partial<Readonly<Record<Part, string | undefined>>>
  /** Whether an address may go without its building. */
  isOptional?: boolean
  /** Tells two addresses of one page apart for what browsers fill in: "section-pickup". */
  section?: string
}

/**
 * How a door is found at an address: the flat, floor and building, and how to reach it. The step of a booking that asks
 * it has its own fields: every kilobyte of that page counts.
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
