import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { PaymentAlert } from "../../features/payment/PaymentAlert.tsx"
import { LostPromo } from "../../features/summary/LostPromo.tsx"
import { BarTotal } from "../../features/summary/SummaryLine.tsx"
import { SummaryPanel } from "../../features/summary/SummaryPanel.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { StickyBar } from "../../ui/StickyBar.tsx"
import { BookingSteps } from "./BookingSteps.tsx"

/** /go/guest: the whole booking before it is paid, and what a change or cancellation would cost (section 2, D36). */
export function GuestPage() {
  const { payment, summary } = useTexts()
  const { actor, startAnother } = usePageBooking()
  const alert = useSelector(actor, ({ context }) => context.alert)
  usePageTitle(summary.title)
  const next = (
    <>
      <div className="stack gap-4">
        <BarTotal />
        {/* The promo code is the only thing typed here. */}
        <LostPromo onOpen={() => document.querySelector("input")?.focus()} />
      </div>
      <Button trailingIcon="arrow-right" onClick={() => actor.send({ type: "summary.continued" })}>
        {summary.toPayment}
      </Button>
    </>
  )
  return (
    <div className="container stack gap-32">
      <BookingSteps current="guest" />
      <h1>{summary.title}</h1>
      <div className="with-panel">
        <div className="stack gap-24">
          <PaymentAlert
            alert={alert?.kind === "holdEnded" || alert?.kind === "priceChanged" ? alert : null}
            onDismiss={() => actor.send({ type: "alert.dismissed" })}
            onStartAnother={startAnother}
          />
          <SummaryPanel showDates showBreakdown editable />
        </div>
        <div className="stack gap-24 panel">
          <Card title={summary.cancellationHeading} tone="sunken">
            <p>{payment.policy}</p>
          </Card>
          <div className="only-wide">
            <div className="stack">{next}</div>
          </div>
        </div>
      </div>
      <StickyBar narrowOnly>{next}</StickyBar>
    </div>
  )
}
