import { useSearch } from "@tanstack/react-router"
import { useCallback, useEffect } from "react"
import { accessKeyOf } from "../../environment/access-keys.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { useTexts } from "../../environment/language.ts"
import { useIsHere, usePageLocation } from "../../environment/page-location.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useServices } from "../../environment/services/services.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { payLinkAreas } from "../../environment/texts/pay-link-areas.ts"
import { PayLink } from "../../features/payment/pay-link/PayLink.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { FailureNotice } from "../../ui/FailureNotice.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import { payTokenOf } from "./payment-search.ts"

addAreas(payLinkAreas)
export const ownAreas = ["payLink"] as const

/** /paymentUnique/?bookingId=…#pay=…: one booking, paid by anyone with its link, or by its owner (D41). */
export function PayLinkPage() {
  const { booking, payLink } = useTexts()
  const { bookingId } = useSearch({ from: "/calling/paymentUnique" })
  const payToken = payTokenOf(usePageLocation().hash)
  const accessToken = accessKeyOf(bookingId)
  const isHere = useIsHere()
  const { payLinks } = useServices()
  const answer = useAnswer(
    useCallback(
      (options) => payLinks.openPayment({ reference: bookingId, accessToken, payToken }, options),
      [payLinks, bookingId, accessToken, payToken],
    ),
  )
  usePageTitle(payLink.title)
  // Also of looking again, beside what was known before.
  const failure = answer.state === "failed" ? answer.failure : answer.state === "answered" ? answer.missed : undefined
  const isUnknown = failure?._tag === "BookingNotFound"
  // Neither a link nor a session opens it (D41).
  const isClosed = isUnknown && payToken === null
  useEffect(() => {
    // Section 2's first page is a page about the product, which the server renders; within the application / is the
    // booking.
    if (isClosed && isHere()) location.replace("/")
  }, [isClosed, isHere])
  if (isClosed) return null
  return (
    <div className="container container-narrow stack gap-24">
      <h1>{payLink.title}</h1>
      {answer.state === "answered" && (
        <PayLink
          due={answer.value}
          token={payToken}
          accessToken={accessToken}
          onLookAgain={answer.retry}
          isLooking={answer.isNewerComing === true}
        />
      )}
      {answer.state === "waiting" && (
        <>
          <VisuallyHidden>{payLink.loading}</VisuallyHidden>
          <Skeleton shape="card" count={2} />
        </>
      )}
      {failure &&
        (isUnknown ? (
          <Alert tone="warning">{payLink.invalid}</Alert>
        ) : (
          <FailureNotice title={failureTitle(failure, booking)} retryLabel={booking.retry} onRetry={answer.retry}>
            {payLink.loadFailed}
          </FailureNotice>
        ))}
    </div>
  )
}
