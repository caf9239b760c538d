import type { BookingAlert } from "@mersal/domain/machines/booking/booking-alert"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { addAreas } from "../../../environment/texts/dictionaries.ts"
import { onAccountAreas } from "../../../environment/texts/on-account-areas.ts"
import { Alert } from "../../../ui/Alert.tsx"

addAreas(onAccountAreas)

export interface OnAccountRefusalProps {
  alert: Extract<BookingAlert, { readonly kind: "accountFull" | "costCentreRefused" }>
  onDismiss: () => void
}

/** Why the company's account does not pay. */
export function OnAccountRefusal({ alert, onDismiss }: OnAccountRefusalProps) {
  const { details, onAccount: words } = useTexts()
  const { money } = useFormats()
  return (
    <Alert tone="danger" announce="answer" onDismiss={onDismiss} dismissLabel={details.dismiss}>
      {alert.kind === "accountFull" ? words.full(money(alert.left)) : words.refused[alert.reason]}
    </Alert>
  )
}
