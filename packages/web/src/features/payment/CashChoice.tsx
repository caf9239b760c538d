import type { PaymentMethod } from "@mersal/domain/payment/payment-method"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { RadioCards } from "../../ui/RadioCards.tsx"

const methodField = "payment-method"

/** The choice of the stop at which cash is paid. */
export function CashChoice({ method }: { method: PaymentMethod | null }) {
  const { actor } = usePageBooking()
  const { payment } = useTexts()
  const { profile } = useProduct()
  const isMissing = useSelector(actor, ({ context }) => context.alert?.kind === "methodMissing")

  // Where the host shows cash first, the customer has chosen no method at all (section 8).
  const missing = profile.defaultPaymentTab === "cash" ? payment.methodMissing : payment.payerMissing
  // Pressed without a choice: focus goes to what is missing.
  useEffect(() => {
    if (isMissing) document.querySelector<HTMLInputElement>(`#${methodField} input`)?.focus()
  }, [isMissing])

  return (
    <RadioCards<PaymentMethod>
      id={methodField}
      legend={payment.whoPays}
      error={isMissing ? missing : undefined}
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
