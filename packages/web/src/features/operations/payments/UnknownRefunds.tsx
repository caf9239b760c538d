import type { UnknownRefund } from "@mersal/domain/ports/driving/payment-desk-service"
import { useCallback } from "react"
import { useKeptAnswer } from "../../../environment/answers/kept-answer.ts"
import { isOfDesk, useNews } from "../../../environment/board-news.ts"
import { useHeldItems } from "../../../environment/booking/held-items.ts"
import { useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { Failure } from "../Failure.tsx"
import { RefundCard } from "./RefundCard.tsx"

const none: readonly UnknownRefund[] = []

/** Refunds with an unknown result; nothing in the normal case that there are none. */
export function UnknownRefunds({ onClosed }: { onClosed: () => void }) {
  const { desk: words } = useTexts()
  const { payments } = useOperations()
  const { shown, refresh } = useKeptAnswer<readonly UnknownRefund[], never>(
    useCallback((options) => payments.unknownRefunds({}, options), [payments]),
  )
  useNews(refresh, isOfDesk("payments"))
  const { items, hold } = useHeldItems(shown.state === "answered" ? shown.value : none, ({ refund }) => refund)
  if (shown.state === "failed") return <Failure failure={shown.failure} onRetry={refresh} />
  if (items.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.refundsTitle}</h2>
      <p className="text-muted">{words.refundsLead}</p>
      {items.map(({ item, isGone }) => (
        <RefundCard
          key={item.refund}
          unknown={item}
          isOver={isGone}
          onTyped={(isTyped) => hold(item.refund, isTyped)}
          onEnded={() => {
            onClosed()
            refresh()
          }}
        />
      ))}
    </section>
  )
}
