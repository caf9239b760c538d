import type { ReviewedAttempt } from "@mersal/domain/ports/driving/payment-desk-service"
import { useCallback, useRef } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfDesk, useNews } from "../../environment/board-news.ts"
import { useHeldItems } from "../../environment/booking/held-items.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useOperations } from "../../environment/services/operations-services.ts"
import { Failure } from "../../features/operations/Failure.tsx"
import { LiveMark } from "../../features/operations/LiveMark.tsx"
import { ReviewCard } from "../../features/operations/payments/ReviewCard.tsx"
import { UnknownRefunds } from "../../features/operations/payments/UnknownRefunds.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"

const none: readonly ReviewedAttempt[] = []

/** /ops/payments: payments that a person must decide (D28). */
export function PaymentsPage() {
  const { desk: words } = useTexts()
  const { payments } = useOperations()
  usePageTitle(words.reviewsTitle)
  const { shown, isOld, refresh } = useKeptAnswer<readonly ReviewedAttempt[], never>(
    useCallback((options) => payments.reviews({}, options), [payments]),
  )
  useNews(refresh, isOfDesk("payments"))
  const { items, hold } = useHeldItems(shown.state === "answered" ? shown.value : none, ({ attempt }) => attempt)
  // A closed case goes away with its form, which had the focus.
  const heading = useRef<HTMLHeadingElement>(null)
  const closed = () => heading.current?.focus()
  return (
    <div className="container stack">
      <div className="cluster">
        <h1 ref={heading} tabIndex={-1}>
          {words.reviewsTitle}
        </h1>
        <LiveMark isOld={isOld} />
      </div>
      <p className="text-muted">{words.reviewsLead}</p>
      {shown.state === "waiting" && <Skeleton shape="card" count={2} />}
      {shown.state === "failed" && <Failure failure={shown.failure} onRetry={refresh} />}
      {shown.state === "answered" &&
        (items.length === 0 ? (
          <p>{words.noReviews}</p>
        ) : (
          items.map(({ item, isGone }) => (
            <ReviewCard
              key={item.attempt}
              review={item}
              isOver={isGone}
              onTyped={(isTyped) => hold(item.attempt, isTyped)}
              onRuled={() => {
                closed()
                refresh()
              }}
            />
          ))
        ))}
      <UnknownRefunds onClosed={closed} />
    </div>
  )
}
