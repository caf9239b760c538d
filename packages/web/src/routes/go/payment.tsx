import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { PaymentForm } from "../../features/payment/PaymentForm.tsx"
import { SummaryLine } from "../../features/summary/SummaryLine.tsx"
import { SummaryPanel } from "../../features/summary/SummaryPanel.tsx"
import { Card } from "../../ui/Card.tsx"
import { BookingSteps } from "./BookingSteps.tsx"

/** /go/payment: the payment, beside the booking that it is for (section 2). */
export function PaymentPage() {
  const { payment } = useTexts()
  const { actor } = usePageBooking()
  const isMissing = useSelector(actor, ({ context }) => context.alert?.kind === "methodMissing")
  usePageTitle(payment.title, { hasErrors: isMissing })
  return (
    <div className="container stack gap-32">
      <BookingSteps current="payment" />
      <h1>{payment.title}</h1>
      <div className="with-panel">
        <div className="stack gap-24">
          <div className="only-narrow">
            <Card>
              <SummaryLine showDates showBreakdown editable />
            </Card>
          </div>
          <PaymentForm />
        </div>
        <aside className="panel only-wide">
          <SummaryPanel showDates showBreakdown editable />
        </aside>
      </div>
    </div>
  )
}
