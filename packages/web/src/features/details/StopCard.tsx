import { addressIn } from "@mersal/domain/booking/draft/placed-anew"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import type { StopSide } from "@mersal/domain/booking/stop"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import type { ReactNode } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useLanguage } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { ContactFields } from "./ContactFields.tsx"
import { formParts } from "./details-controls.ts"
import type { DetailsForm } from "./details-form.ts"
import styles from "./StopCard.module.css"

interface StopCardProps {
  side: StopSide
  form: DetailsForm
  /** The times, shown between address and contact. */
  children: ReactNode
}

/** One end of the route: the exact address, the time and the contact. */
export function StopCard({ side, form, children }: StopCardProps) {
  const { language, texts } = useLanguage()
  const { booking, details: words } = texts
  const { actor } = usePageBooking()
  const { draft, changeStop } = useDraft(formParts)
  const { place, building, landmark } = draft[side]
  const address = booking[`${side}Address`]
  return (
    <Card title={booking[side]}>
      <div className="stack gap-24">
        <div className={styles.derived}>
          <div>
            <p className={styles.caption}>{address}</p>
            <p className={styles.value}>
              <bdi>{place && addressIn(place, language)}</bdi>
            </p>
          </div>
          <Button
            variant="ghost"
            size="small"
            icon="pencil"
            className={styles.edit}
            aria-label={`${words.changeAddress}: ${address}`}
            onClick={() => actor.send({ type: "stop.editRequested", stop: side })}
          >
            {words.changeAddress}
          </Button>
        </div>
        <TextField
          id={`${side}-building`}
          label={words.building}
          autoComplete={`section-${side.toLowerCase()} address-line2`}
          aria-required="true"
          value={building}
          onChange={(text) => {
            form.forgive(`${side}-building`)
            changeStop(side, { building: sanitise(text) })
          }}
          counter={{ ...fieldCounter(building, fieldLimits.building), say: words.charactersLeft }}
          error={form.errors[`${side}-building`]}
        />
        <TextField
          id={`${side}-landmark`}
          label={words.landmark}
          hint={words.landmarkHint}
          optionalMark={booking.optional}
          autoComplete="off"
          value={landmark}
          onChange={(text) => {
            form.forgive(`${side}-landmark`)
            changeStop(side, { landmark: sanitise(text) })
          }}
          counter={{ ...fieldCounter(landmark, fieldLimits.landmark), say: words.charactersLeft }}
          error={form.errors[`${side}-landmark`]}
        />
        {children}
        <ContactFields side={side} form={form} />
      </div>
    </Card>
  )
}
