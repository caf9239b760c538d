import { useNavigate, useSearch } from "@tanstack/react-router"
import { useCallback } from "react"
import { CardReturn } from "../../features/payment/card-return/CardReturn.tsx"
import { paidChangeOf } from "../../features/payment/change-payment/paid-change.ts"
import { openedPayLink } from "../../features/payment/pay-link/opened-pay-link.ts"
import { PaymentUnclear } from "./failed.tsx"

/** /payment-verifying?attempt=…: where the browser returns from the card page and from the bank (section 2). */
export function PaymentVerifyingPage() {
  const { attempt } = useSearch({ from: "/calling/booking/payment-verifying" })
  const navigate = useNavigate()
  const hasWayBack = openedPayLink(attempt ?? "") !== null || paidChangeOf(attempt ?? "") !== null
  const payAgain = useCallback(() => {
    const link = openedPayLink(attempt ?? "")
    const changed = paidChangeOf(attempt ?? "")
    // The token of a pay link is in the fragment, which is not sent to any server.
    if (link) location.replace(`/paymentUnique/?bookingId=${link.reference}${link.token ? `#pay=${link.token}` : ""}`)
    else if (changed) {
      void navigate({
        to: "/go/account/bookings/$reference/change",
        params: { reference: changed.reference },
        replace: true,
      })
    } else void navigate({ to: "/go/payment", replace: true })
  }, [attempt, navigate])
  if (!attempt) return <PaymentUnclear />
  return (
    <div className="container container-narrow">
      <CardReturn key={attempt} attempt={attempt} hasWayBack={hasWayBack} onPayAgain={payAgain} />
    </div>
  )
}
