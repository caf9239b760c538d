import { guestAskedAt } from "@mersal/domain/booking/draft/details-validation"
import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect, useState } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { ErrorSummary } from "../../ui/ErrorSummary.tsx"
import { StickyBar } from "../../ui/StickyBar.tsx"
import { DeliveryTime } from "./DeliveryTime.tsx"
import styles from "./DetailsScreen.module.css"
import { formParts } from "./details-controls.ts"
import { useDetailsForm } from "./details-form.ts"
import { GuestFields } from "./GuestFields.tsx"
import { LateSlotAlert, loadSlotAlert } from "./LateSlotAlert.tsx"
import { PickupTime } from "./PickupTime.tsx"
import { StopCard } from "./StopCard.tsx"

interface DetailsScreenProps {
  /** Beside Continue: the price so far. */
  total: ReactNode
}

/** /go/details (sections 2 and 5): the exact addresses, times and contacts. */
export function DetailsScreen({ total }: DetailsScreenProps) {
  const { booking, details } = useTexts()
  const { actor } = usePageBooking()
  const alert = useSelector(actor, ({ context }) => context.alert)
  const isSaving = useSelector(actor, ({ value }) => value.flow === "savingLead")
  const closed = alert?.kind === "slotClosed" ? alert : null
  // The reason why the booking was sent back is shown at the top; a window that closes while the page is open, beside
  // the choice.
  const [arrivedWith] = useState(closed)
  useEffect(() => void loadSlotAlert().catch(() => {}), [])
  const form = useDetailsForm()
  const { draft } = useDraft(formParts)
  usePageTitle(details.pageTitle, { hasErrors: form.summary.length > 0 })
  return (
    <form
      noValidate
      className={styles.screen}
      onSubmit={(event) => {
        event.preventDefault()
        void form.proceed()
      }}
    >
      {closed && closed === arrivedWith && <LateSlotAlert alert={closed} />}
      {alert?.kind === "slotUnchecked" && <LateSlotAlert alert={alert} />}
      <ErrorSummary title={booking.problemHeading} errors={form.summary} attempt={form.attempt} />
      <StopCard side="pickup" form={form}>
        {closed && closed !== arrivedWith && <LateSlotAlert alert={closed} />}
        <PickupTime form={form} />
      </StopCard>
      <StopCard side="dropOff" form={form}>
        <DeliveryTime />
      </StopCard>
      {!guestAskedAt(draft) && (
        <Card title={booking.bookedBy}>
          <GuestFields form={form} />
        </Card>
      )}
      <StickyBar>
        {total}
        <Button type="submit" trailingIcon="arrow-right" busy={isSaving} className={styles.continue}>
          {booking.continue}
        </Button>
      </StickyBar>
    </form>
  )
}
