import { Link, useNavigate, useSearch } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useIsHere } from "../../environment/page-location.ts"
import { AppBanner } from "../../features/app-banner/AppBanner.tsx"
import { TrackingForm } from "../../features/tracking/TrackingForm.tsx"
import { TrackingSearch } from "../../features/tracking/TrackingSearch.tsx"
import { Card } from "../../ui/Card.tsx"
import { StepLine } from "../../ui/StepLine.tsx"

/** /tracking: asks for the booking (section 2). A preset reference skips this page unless it is unknown. */
export function TrackingPage() {
  const { tracking } = useTexts()
  const { id, unknown } = useSearch({ from: "/calling/tracking" })
  const navigate = useNavigate()
  const isHere = useIsHere()
  return (
    <div className="container with-panel">
      <div className="stack gap-24">
        <div className="stack gap-8">
          <h1>{tracking.title}</h1>
          <p className="text-large text-muted">{tracking.lead}</p>
        </div>
        <TrackingForm
          initialReference={id ?? ""}
          isUnknown={unknown ?? false}
          onFound={(reference) => {
            if (isHere()) void navigate({ to: "/tracking/status", search: { bookingId: reference } })
          }}
        />
        <TrackingSearch
          linkTo={(reference, content) => (
            <Link to="/tracking/status" search={{ bookingId: reference }}>
              {content}
            </Link>
          )}
        />
      </div>
      <div className="stack gap-24">
        <Card title={tracking.courseHeading}>
          <StepLine steps={tracking.course} isUpright />
        </Card>
        <AppBanner />
      </div>
    </div>
  )
}
