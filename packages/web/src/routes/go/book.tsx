import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { BookScreen } from "../../features/booking/BookScreen.tsx"
import { Guidelines } from "../../features/booking/Guidelines.tsx"
import { StepNotice } from "../../features/booking/StepNotice.tsx"
import { SummaryLine } from "../../features/summary/SummaryLine.tsx"
import { SummaryPanel } from "../../features/summary/SummaryPanel.tsx"
import { BookingSteps } from "./BookingSteps.tsx"

/** /go/book: from where, to where, what and how fast (section 2). */
export function BookPage() {
  const { firstStep } = useTexts()
  const { actor } = usePageBooking()
  const isHeld = useSelector(actor, ({ context }) => context.hold !== null)
  return (
    <div className="container stack gap-32">
      <BookingSteps current="book" />
      <StepNotice isHeld={isHeld} />
      <div className="stack gap-8">
        <h1>{firstStep.title}</h1>
        <p className="text-large text-muted">{firstStep.lead}</p>
      </div>
      <div className="with-panel">
        <BookScreen
          total={
            <div className="only-narrow">
              <SummaryLine showDates={false} showBreakdown={false} />
            </div>
          }
        />
        <aside className="panel stack gap-24" aria-label={firstStep.guidelines}>
          <div className="only-wide">
            <SummaryPanel showDates={false} showBreakdown={false} />
          </div>
          <Guidelines />
        </aside>
      </div>
    </div>
  )
}
