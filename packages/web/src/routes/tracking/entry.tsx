import { useNavigate, useSearch } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { TrackingForm } from "../../features/tracking/TrackingForm.tsx"

/** /tracking: which booking (section 2). A preset reference never stops here unless it leads nowhere. */
export function TrackingPage() {
  const { tracking } = useTexts()
  const { id, unknown } = useSearch({ from: "/calling/tracking" })
  const navigate = useNavigate()
  return (
    <div className="container container-narrow stack gap-24">
      <h1>{tracking.title}</h1>
      <TrackingForm
        initialReference={id ?? ""}
        isUnknown={unknown ?? false}
        onFound={(reference) => void navigate({ to: "/tracking/status", search: { bookingId: reference } })}
      />
    </div>
  )
}
