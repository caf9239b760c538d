import { isCash, type PaymentMethod } from "@mersal/domain/payment/payment-method"
import { initialMethod } from "@mersal/domain/payment/payment-tabs"
import { useLayoutEffect } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useProduct } from "../../environment/product.ts"
import type { ShownTab } from "./PaymentTabs.tsx"

/** The chosen payment method, and the tab that shows it. */
export function usePaymentChoice(): {
  readonly method: PaymentMethod | null
  readonly tab: ShownTab
  readonly show: (chosen: ShownTab) => void
} {
  const { actor } = usePageBooking()
  const { profile } = useProduct()
  const { paymentMethod, isInCash } = useDraft().draft
  // Shown from the first render, so that nothing moves once the draft contains it.
  const initial = paymentMethod === null && !isInCash ? initialMethod(profile) : null
  const method = paymentMethod ?? initial

  // The host's first payment method is preselected for a customer who has chosen none (section 2). It is sent before
  // anything is drawn, so that it cannot overwrite what the customer presses.
  useLayoutEffect(() => {
    if (initial) actor.send({ type: "payment.chosen", method: initial })
  })

  return {
    method,
    // Only cash has more than one method.
    tab: method === null || isCash(method) ? "cash" : method,
    show: (chosen) => {
      // Cash still asks at which end it is paid. Until then nothing is chosen, not even the earlier card.
      const isInCash = chosen === "cash"
      actor.send({ type: "payment.chosen", method: isInCash ? null : chosen, isInCash })
    },
  }
}
