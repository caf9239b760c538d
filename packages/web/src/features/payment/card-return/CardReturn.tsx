import { paymentHeard } from "@mersal/domain/machines/payment-heard"
import type { AttemptFailure, AttemptReport } from "@mersal/domain/payment/attempt/attempt-report"
import { cashMethods } from "@mersal/domain/payment/payment-method"
import { useMachine } from "@xstate/react"
import * as Result from "effect/Result"
import { useEffect, useMemo, useState } from "react"
import { usePageBooking } from "../../../environment/booking/booking.ts"
import { useTexts } from "../../../environment/language.ts"
import { usePageTitle } from "../../../environment/page-title.ts"
import { useProduct } from "../../../environment/product.ts"
import { useServices } from "../../../environment/services/services.ts"
import { paidChangeOf } from "../change-payment/paid-change.ts"
import { openedPayLink } from "../pay-link/opened-pay-link.ts"
import { CardReturnFailed } from "./CardReturnFailed.tsx"
import { CardReturnLeft } from "./CardReturnLeft.tsx"
import { CardReturnPaid } from "./CardReturnPaid.tsx"
import { providedCardReturn } from "./card-return.ts"
import { Verifying } from "./Verifying.tsx"
import { isBackFromBank, leaveForBank, onShownAgain, stepBack } from "./way-to-bank.ts"

interface CardReturnProps {
  attempt: string
  /** Whether the payment was begun at a pay link or for a change, so there is a page to return to. */
  hasWayBack: boolean
  /** Back to the payment step, where the customer can choose another card or cash. */
  onPayAgain: () => void
}

/**
 * /payment-verifying: makes the purchase, goes to the bank if it asks for that, and otherwise waits for the server's
 * result (D28).
 */
export function CardReturn({ attempt, hasWayBack, onPayAgain }: CardReturnProps) {
  const { cardReturn, notPlaced } = useTexts()
  const { payments } = useServices()
  const { actor, rememberCard, last, startAnother } = usePageBooking()
  const { takesFingerprint } = useProduct()
  const machine = useMemo(() => providedCardReturn(payments, takesFingerprint), [payments, takesFingerprint])
  const [state] = useMachine(machine, { input: { attempt } })
  const { outcome, url, willWrite } = state.context
  const [paid, setPaid] = useState<Paid | null>(null)
  usePageTitle(outcome?.kind === "failed" ? notPlaced.failed : outcome ? cardReturn.paid : cardReturn.verifying)

  useEffect(() => {
    if (url === null) return
    const toPayment = () => stepBack() || onPayAgain()
    if (isBackFromBank()) {
      const stepping = setTimeout(toPayment)
      return () => clearTimeout(stepping)
    }
    const leaving = new AbortController()
    leaveForBank(url, leaving.signal)
    onShownAgain(toPayment, leaving.signal)
    return () => leaving.abort()
  }, [url, onPayAgain])

  useEffect(() => {
    if (outcome?.kind !== "paid") return
    let isShown = true
    const tell = async () => {
      // The record that the specification's page sends: it makes the server check again, and proves nothing (D28).
      void payments.confirmation({ reference: outcome.booking })
      const view = await payments.attempt({ attempt })
      if (!isShown) return
      const lastFour = Result.isSuccess(view) ? view.success.last4 : null
      // A booking of this page is shown by its own confirmation; the address follows.
      actor.send(paymentHeard(attempt, outcome))
      if (lastFour !== null) rememberCard(outcome.booking, lastFour)
      setPaid({ booking: outcome.booking, lastFour })
    }
    void tell()
    return () => {
      isShown = false
    }
  }, [outcome, attempt, payments, actor, rememberCard])

  const payAgain = (reason: AttemptFailure, inCash: boolean) => {
    actor.send(paymentHeard(attempt, { kind: "failed", reason }))
    if (inCash) actor.send({ type: "payment.chosen", method: cashMethods[0] })
    onPayAgain()
  }

  if (outcome?.kind === "failed") {
    const { attempt: awaited, placed, draft } = actor.getSnapshot().context
    const isOurs = awaited === attempt
    const isFilledIn = draft.pickup.place !== null || draft.dropOff.place !== null
    // The order that it was for was left, and booked in another way or not at all: there is nothing to pay again.
    if (!isOurs && !hasWayBack && (placed !== null || !isFilledIn))
      return <CardReturnLeft reason={outcome.reason} last={last()?.reference ?? null} onStartAnother={startAnother} />
    return (
      <CardReturnFailed
        reason={outcome.reason}
        change={paidChangeOf(attempt)}
        onTryAgain={() => payAgain(outcome.reason, false)}
        onPayCash={isOurs ? () => payAgain(outcome.reason, true) : null}
      />
    )
  }
  if (paid)
    return <CardReturnPaid {...paid} amount={openedPayLink(attempt)?.amount ?? null} change={paidChangeOf(attempt)} />
  return <Verifying isChecking={state.matches("checking")} willWrite={willWrite} />
}

interface Paid {
  readonly booking: Extract<AttemptReport, { readonly kind: "paid" }>["booking"]
  readonly lastFour: string | null
}
