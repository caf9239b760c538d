import type { StopForm } from "@mersal/domain/booking/change/change-form"
import type { BookingPart } from "@mersal/domain/booking/change/change-policy"
import { placedAnew } from "@mersal/domain/booking/draft/placed-anew"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import type { StopSide } from "@mersal/domain/booking/stop"
import type { MarketId } from "@mersal/domain/market/market"
import { useTexts } from "../../../environment/language.ts"
import { BuildingFields } from "../../../fields/BuildingFields.tsx"
import { PhoneInput } from "../../../fields/PhoneInput.tsx"
import { PlaceField } from "../../../fields/PlaceField.tsx"
import { Card } from "../../../ui/Card.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import type { ChangeControl } from "./change-issues.ts"

interface ChangeStopProps {
  side: StopSide
  market: MarketId
  value: StopForm
  onChange: (patch: Partial<StopForm>) => void
  parts: ReadonlySet<BookingPart>
  errors: Partial<Readonly<Record<ChangeControl, string>>>
}

/** One stop of a complete booking: fields for what the policy still allows, text for the rest. */
export function ChangeStop({ side, market, value, onChange, parts, errors }: ChangeStopProps) {
  const { booking: common, details: words } = useTexts()
  const name = side === "pickup" ? "pickup" : "drop-off"
  const section = `section-${side.toLowerCase()}`
  if (!parts.has(`${name}-details`)) return null
  return (
    <Card title={common[side]}>
      <div className="stack">
        {parts.has(`${name}-address`) ? (
          <PlaceField
            id={`${side}-place`}
            label={common[`${side}Address`]}
            market={market}
            autoComplete={`${section} street-address`}
            value={value.place}
            onChange={(place) => onChange(placedAnew(value, place))}
            error={errors[`${side}-place`]}
          />
        ) : (
          <p>{value.place?.address}</p>
        )}
        <BuildingFields
          id={side}
          section={section}
          value={value}
          onChange={(part, text) => onChange({ [part]: text })}
          errors={{ building: errors[`${side}-building`], landmark: errors[`${side}-landmark`] }}
        />
        <TextField
          id={`${side}-name`}
          label={words.contactName}
          autoComplete={`${section} name`}
          value={value.name}
          onChange={(text) => onChange({ name: sanitise(text) })}
          error={errors[`${side}-name`]}
        />
        <PhoneInput
          id={`${side}-phone`}
          label={words.contactPhone}
          place={common[side]}
          autoComplete={`${section} tel`}
          value={value.phone}
          onChange={(phone) => onChange({ phone })}
          error={errors[`${side}-phone`]}
        />
      </div>
    </Card>
  )
}
