import type { UnknownRefund } from "@mersal/domain/ports/driving/payment-desk-service"
import { useCallback } from "react"
import { useKeptAnswer } from "../../../environment/kept-answer.ts"
import { useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/operations-services.ts"
import { Failure } from "../Failure.tsx"
import { RefundCard } from "./RefundCard.tsx"

/** Refunds of which nobody knows; nothing where there is none, which is as it should be. */
export function UnknownRefunds() {
  const { desk: words } = useTexts()
  const { payments } = useOperations()
  const { shown, refresh } = useKeptAnswer<readonly UnknownRefund[], never>(
    useCallback((options) => payments.unknownRefunds({}, options), [payments]),
  )
  if (shown.state === "failed") return <Failure failure={shown.failure} onRetry={refresh} />
  if (shown.state === "waiting" || shown.value.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.refundsTitle}</h2>
      <p className="text-muted">{words.refundsLead}</p>
      {shown.value.map((unknown) => (
        <RefundCard key={unknown.refund} unknown={unknown} onEnded={refresh} />
      ))}
    </section>
  )
}
