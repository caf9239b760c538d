import type { Instant } from "@mersal/domain/calendar/zone"
import type { Banner } from "@mersal/domain/tracking/timeline"
import { lazy } from "react"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"

// Most bookings are brought: why one is not is fetched with its words, and the page waits for it, so that nothing moves.
const NotComingBanner = lazy(async () => ({ default: (await import("./NotComingBanner.tsx")).NotComingBanner }))

interface TrackingBannerProps {
  shown: Banner
  /** Whether a parcel that was turned back has arrived there. */
  isBack: boolean
  /** An instant in words, on the clock of the booking's market. */
  writtenTime: (instant: Instant) => string
}

/** The line that sums a booking up (section 4, "Footer banners"; D35). */
export function TrackingBanner({ shown, isBack, writtenTime }: TrackingBannerProps) {
  const { tracking: words } = useTexts()
  switch (shown.kind) {
    case "deliveredOnTime":
      return <Alert tone="success" title={words.onTime} />
    case "deliveredLate":
      return (
        <Alert tone="success" title={words.delivered}>
          {words.lateBy(shown.lateMinutes)}
        </Alert>
      )
    case "expected":
      return (
        <Alert
          tone={shown.isDelayed ? "warning" : "info"}
          title={shown.isDelayed ? words.slightlyDelayed : words.onTrack}
        >
          {words.deliverBy(writtenTime(shown.deliverBy))}
        </Alert>
      )
    default:
      return <NotComingBanner shown={shown} isBack={isBack} />
  }
}
