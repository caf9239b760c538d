import type { ReviewedAttempt } from "@mersal/domain/ports/driving/payment-desk-service"
import { useCallback } from "react"
import { useKeptAnswer } from "../../environment/kept-answer.ts"
import { useTexts } from "../../environment/language.ts"
import { useOperations } from "../../environment/operations-services.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { Failure } from "../../features/operations/Failure.tsx"
import { ReviewCard } from "../../features/operations/payments/ReviewCard.tsx"
import { UnknownRefunds } from "../../features/operations/payments/UnknownRefunds.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"

/** /ops/payments: payments of which a person decides (D28). */
export function PaymentsPage() {
  const { desk: words } = useTexts()
  const { payments } = useOperations()
  usePageTitle(words.reviewsTitle)
  const { shown, refresh } = useKeptAnswer<readonly ReviewedAttempt[], never>(
    useCallback((options) => payments.reviews({}, options), [payments]),
  )
  return (
    <div className="container stack">
      <h1>{words.reviewsTitle}</h1>
      <p className="text-muted">{words.reviewsLead}</p>
      {shown.state === "waiting" && <Skeleton shape="card" count={2} />}
      {shown.state === "failed" && <Failure failure={shown.failure} onRetry={refresh} />}
      {shown.state === "answered" &&
        (shown.value.length === 0 ? (
          <p>{words.noReviews}</p>
        ) : (
          shown.value.map((review) => <ReviewCard key={review.attempt} review={review} onRuled={refresh} />)
        ))}
      <UnknownRefunds />
    </div>
  )
}
