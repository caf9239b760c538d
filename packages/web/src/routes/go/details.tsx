import { useTexts } from "../../environment/language.ts"
import { StepNotice } from "../../features/booking/StepNotice.tsx"
import { DetailsScreen } from "../../features/details/DetailsScreen.tsx"
import { SummaryLine } from "../../features/summary/SummaryLine.tsx"
import { SummaryPanel } from "../../features/summary/SummaryPanel.tsx"
import { BookingSteps } from "./BookingSteps.tsx"

/** /go/details: the exact addresses, the time and the contacts (section 2). */
export function DetailsPage() {
  const { details } = useTexts()
  return (
    <div className="container stack gap-32">
      <BookingSteps current="details" />
      <StepNotice />
      <h1>{details.title}</h1>
      <div className="with-panel">
        <DetailsScreen
          total={
            <div className="only-narrow">
              <SummaryLine showDates showBreakdown={false} />
            </div>
          }
        />
        <aside className="panel only-wide">
          <SummaryPanel showDates showBreakdown={false} />
        </aside>
      </div>
    </div>
  )
}
