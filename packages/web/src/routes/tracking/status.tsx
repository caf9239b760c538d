import { parseReference } from "@mersal/domain/booking/order/reference"
import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import { Link, Navigate, useSearch } from "@tanstack/react-router"
import * as Result from "effect/Result"
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from "react"
import { useAnalytics } from "../../environment/analytics.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { isOnline, useOnline, watchConnection } from "../../environment/answers/connection.ts"
import { isServiceFailure } from "../../environment/answers/service-failures.ts"
import type { DrawnTracking, FollowedBooking } from "../../environment/drawn-tracking.ts"
import { useTexts } from "../../environment/language.ts"
import { useIsHere, usePageLocation } from "../../environment/page-location.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useServices } from "../../environment/services/services.ts"
import { AppBanner } from "../../features/app-banner/AppBanner.tsx"
import { useFailureWords } from "../../features/tracking/failure-words.ts"
import { lookUpBy } from "../../features/tracking/followed-booking.ts"
import { TrackingStatus } from "../../features/tracking/TrackingStatus.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import { useAccessLink } from "./access-link.ts"
import styles from "./status.module.css"

// Only the owner's actions, so nobody else who tracks a parcel loads them.
const OwnerSteps = lazy(async () => ({ default: (await import("./owner-steps.tsx")).OwnerSteps }))

interface TrackingStatusPageProps {
  /** The data that the screen begins with, if the server has rendered it. */
  drawn: DrawnTracking | null
}

/**
 * /tracking/status?bookingId=…: one booking, kept current. An unknown reference leads back to /tracking. The link to go
 * back is shown only if one of our pages led here.
 */
export function TrackingStatusPage({ drawn }: TrackingStatusPageProps) {
  const { booking, shell, tracking: words } = useTexts()
  const { bookingId } = useSearch({ from: "/calling/tracking/status" })
  const services = useServices()
  const accessToken = useAccessLink(bookingId)
  const isHere = useIsHere()
  // A reader who came by a link with the reference came from none of our pages.
  const cameFromPage = usePageLocation().state.__TSR_index > 0
  const [known] = useState(drawn)
  const isKnown = known?.tracking.reference === parseReference(bookingId) && known.accessToken === accessToken
  const asked = useAnswer(
    useCallback(
      (options) =>
        isKnown && known.isWhole
          ? Promise.resolve(Result.succeed<FollowedBooking>(known))
          : lookUpBy(services)({ reference: bookingId, accessToken }, options),
      [known, isKnown, services, bookingId, accessToken],
    ),
  )
  // The server-rendered data stays until more is known, also if the answer is a refusal.
  const missed = asked.state === "failed" && isServiceFailure(asked.failure) ? asked.failure : null
  const { retry } = asked
  useEffect(() => (missed ? watchConnection(() => isOnline() && retry()) : undefined), [missed, retry])
  const answer = isKnown && (asked.state === "waiting" || missed) ? { state: "answered" as const, value: known } : asked
  const [heard, setHeard] = useState<TrackingMoment | null>(null)
  // The shown state stays while the code for a new state loads.
  const hear = useCallback((moment: TrackingMoment) => startTransition(() => setHeard(moment)), [])
  usePageTitle(words.statusTitle)
  const analytics = useAnalytics()
  const failureWords = useFailureWords()
  const online = useOnline()
  const failed = answer.state === "failed" ? failureWords(answer.failure) : null
  useEffect(() => {
    if (failed !== null) analytics.track({ name: "WEB_TRACKING_FAILED", errorMessage: failed })
  }, [failed, analytics])
  const isUnknown = !bookingId || (answer.state === "failed" && answer.failure._tag === "BookingNotFound")
  if (isUnknown && isHere()) {
    return <Navigate to="/tracking" search={bookingId ? { id: bookingId, unknown: true } : {}} replace />
  }
  const begun = answer.state === "answered" ? answer.value : null
  const shown = begun?.tracking
  const moment = heard && heard.reference === shown?.reference ? heard : (begun?.moment ?? null)
  const waiting = (
    <>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton shape="card" count={3} />
    </>
  )
  return (
    <div className={`container stack gap-24 ${styles.screen}`}>
      <div>
        {cameFromPage && (
          <Link className={styles.back} to="/tracking">
            <Icon name="arrow-left" />
            {words.back}
          </Link>
        )}
        <h1>{words.statusTitle}</h1>
      </div>
      {missed && (
        <Alert
          tone="danger"
          announce="now"
          // Without a line the banner of every page tells the error.
          title={online ? failureWords(missed) : shell.unreachedText}
          actions={
            <Button variant="secondary" size="small" icon="retry" onClick={retry}>
              {booking.retry}
            </Button>
          }
        />
      )}
      {shown && (
        <Suspense fallback={waiting}>
          <TrackingStatus
            key={shown.reference}
            tracking={shown}
            accessToken={accessToken}
            moment={moment}
            onMoment={hear}
          >
            <Suspense>
              {shown.booking && (
                <OwnerSteps
                  reference={shown.reference}
                  accessToken={accessToken}
                  state={moment?.state ?? shown.state}
                />
              )}
              <AppBanner />
            </Suspense>
          </TrackingStatus>
        </Suspense>
      )}
      {answer.state === "waiting" && waiting}
      {answer.state === "failed" && missed && <AppBanner />}
    </div>
  )
}
