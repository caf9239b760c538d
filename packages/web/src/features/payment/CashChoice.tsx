import type { PaymentMethod } from "@mersal/domain/payment/payment-method"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { RadioCards } from "../../ui/RadioCards.tsx"

const methodField = "payment-method"

/** The choice of the stop at which cash is paid. */
export function CashChoice({ method }: { method: PaymentMethod | null }) {
  const { actor } = usePageBooking()
  const { payment } = useTexts()
  const isMissing = useSelector(actor, ({ context }) => context.alert?.kind === "methodMissing")

  // Pressed without a choice: focus goes to what is missing.
  useEffect(() => {
    if (isMissing) document.querySelector<HTMLInputElement>(`#${methodField} input`)?.focus()
  }, [isMissing])

  return (
    <RadioCards<PaymentMethod>
      id={methodField}
      legend={payment.whoPays}
      error={isMissing ? payment.methodMissing : undefined}
      isErrorAnnounced
      value={method}
      onChange={(chosen) => actor.send({ type: "payment.chosen", method: chosen })}
      options={[
        { value: "cashAtPickup", title: payment.payAtPickup, description: payment.payAtPickupNote },
        { value: "cashAtDelivery", title: payment.payAtDropOff, description: payment.payAtDropOffNote },
      ]}
    />
  )
}
