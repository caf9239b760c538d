import { isCash, type PaymentMethod, type PaymentTab } from "@mersal/domain/payment/payment-method"
import { initialMethod, methodsOfTab } from "@mersal/domain/payment/payment-tabs"
import { useEffect, useState } from "react"
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
  const { draft } = useDraft()
  const [cashTab, setCashTab] = useState<PaymentTab>(profile.defaultPaymentTab)
  // Shown from the first render, so that nothing moves once the draft contains it.
  const initial = draft.paymentMethod === null && cashTab !== "cash" ? initialMethod(profile) : null
  const method = draft.paymentMethod ?? initial

  // The host's first payment method is preselected for a customer who has chosen none (section 2).
  useEffect(() => {
    if (initial) actor.send({ type: "payment.chosen", method: initial })
  }, [initial, actor])

  return {
    method,
    tab: method === null ? cashTab : isCash(method) ? "cash" : method,
    show: (chosen) => {
      if (chosen === "onAccount") return actor.send({ type: "payment.chosen", method: "onAccount" })
      setCashTab(chosen)
      const [only, ...others] = methodsOfTab(chosen)
      // Cash still asks at which end it is paid. Until then nothing is chosen, not even the earlier card.
      actor.send({ type: "payment.chosen", method: only && others.length === 0 ? only : null })
    },
  }
}
