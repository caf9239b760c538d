import type { SlotUnchecked } from "@mersal/domain/machines/booking/booking-alert"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { TotalText } from "./TotalText.tsx"

/** isSameDayError of a failed look-up (section 8): it is unknown whether the chosen window is still open. */
export function SlotUncheckedAlert({ alert }: { alert: SlotUnchecked }) {
  const { booking, details, notPlaced: words } = useTexts()
  const { actor } = usePageBooking()
  const { cause } = alert
  return (
    <Alert
      tone="danger"
      announce="now"
      title={cause.kind === "network" ? booking.networkError : booking.somethingWrong}
      onDismiss={() => actor.send({ type: "alert.dismissed" })}
      dismissLabel={details.dismiss}
    >
      <p>{words.slotUnchecked}</p>
      {cause.kind === "refused" && <p>{cause.text}</p>}
      {cause.kind === "server" && cause.requestId && (
        <p>
          <bdi>{words.requestReference(cause.requestId)}</bdi>
        </p>
      )}
      <TotalText previousTotal={alert.previousTotal} />
    </Alert>
  )
}
