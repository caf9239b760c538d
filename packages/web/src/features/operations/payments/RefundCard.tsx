import type { RulingFailure, UnknownRefund } from "@mersal/domain/ports/driving/payment-desk-service"
import { Link } from "@tanstack/react-router"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/failure-words.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useMarketTime } from "../../../environment/market-time.ts"
import { useOperations } from "../../../environment/operations-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import styles from "./ReviewCard.module.css"

interface RefundCardProps {
  unknown: UnknownRefund
  /** It has ended while this one was typed. */
  isOver: boolean
  onTyped: (isTyped: boolean) => void
  onEnded: () => void
}

/** A refund of which nobody knows: the gateway is asked once more, or it is given up where that never made it. */
export function RefundCard({ unknown, isOver, onTyped, onEnded }: RefundCardProps) {
  const { desk: words } = useTexts()
  const { money } = useFormats()
  const time = useMarketTime()
  const { payments } = useOperations()
  const { toast } = useAnnouncements()
  const trouble = useRefundFailure()
  const [reason, setReason] = useState("")
  const [isChecked, setChecked] = useState(false)
  const end = useAction<string | null, UnknownRefund, RulingFailure>((givenUpFor, options) =>
    payments.endRefund({ refund: unknown.refund, givenUpFor }, options),
  )
  const ended = async (givenUpFor: string | null) => {
    const answer = await end.run(givenUpFor)
    if (!answer) return
    onTyped(false)
    toast(answer.value.state === "done" ? words.refundDone : words.refundGivenUp)
    onEnded()
  }
  const giveUp = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isOver && reason.trim().length >= 3) await ended(reason.trim())
  }
  const { booking } = unknown
  return (
    <Card title={words.refundOf(money(unknown.amount))}>
      <div className={styles.review}>
        <div className="stack gap-8">
          <p>
            <Link to="/ops/bookings/$reference" params={{ reference: booking }}>
              <bdi>{booking}</bdi>
            </Link>
            {" · "}
            {time.moment(unknown.askedAt)}
          </p>
          <dl className={styles.lines}>
            <div className={styles.line}>
              <dt>{words.attempt}</dt>
              <dd>
                <bdi>{unknown.merchantReference}</bdi>
              </dd>
            </div>
          </dl>
          {!isOver && (
            <div>
              <Button variant="secondary" size="small" icon="retry" busy={end.isBusy} onClick={() => void ended(null)}>
                {words.askGateway}
              </Button>
            </div>
          )}
        </div>
        <form noValidate className="stack gap-12" onSubmit={giveUp}>
          <TextField
            label={words.giveUpReason}
            hint={words.giveUpHint}
            value={reason}
            onChange={(typed) => {
              setReason(typed)
              onTyped(typed !== "")
            }}
            error={isChecked && reason.trim().length < 3 ? words.rulingReasonMissing : undefined}
          />
          {isOver && !end.isBusy && (
            <Alert tone="warning" announce="politely">
              {words.refundOver}
            </Alert>
          )}
          {end.failure && !isOver && (
            <Alert tone="danger" announce="now">
              {trouble(end.failure)}
            </Alert>
          )}
          {!isOver && (
            <div>
              <Button type="submit" variant="secondary" size="small" busy={end.isBusy}>
                {words.giveUpRefund}
              </Button>
            </div>
          )}
        </form>
      </div>
    </Card>
  )
}

function useRefundFailure() {
  const { desk: words, operations: board } = useTexts()
  const { money } = useFormats()
  return (failure: NonNullable<ReturnType<typeof useAction<never, never, RulingFailure>>["failure"]>): string => {
    switch (failure._tag) {
      case "AttemptNotFound":
        return words.refundOver
      case "RulingUnfit": {
        const { reason, told } = failure
        if (reason === "not-under-review") return words.refundOver
        if (reason !== "gateway-says-otherwise") return words.unfit[reason]
        return told === null ? words.refundOtherwise : `${words.refundOtherwise} ${words.refunded}: ${money(told)}`
      }
      default:
        return failureWords(failure, board)
    }
  }
}
