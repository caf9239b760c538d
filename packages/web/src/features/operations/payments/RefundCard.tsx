import type { RulingFailure, UnknownRefund } from "@mersal/domain/ports/driving/payment-desk-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { DeskCard, DeskTrouble } from "./DeskCard.tsx"

interface RefundCardProps {
  unknown: UnknownRefund
  /** The case was closed while this form was filled in. */
  isOver: boolean
  onTyped: (isTyped: boolean) => void
  onEnded: () => void
}

/**
 * A refund with an unknown result: the gateway is asked again, or the refund is given up if the gateway never made it.
 */
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
  return (
    <DeskCard
      title={words.refundOf(money(unknown.amount))}
      booking={unknown.booking}
      about={time.moment(unknown.askedAt)}
      lines={[[words.attempt, unknown.merchantReference]]}
      more={
        !isOver && (
          <div>
            <Button variant="secondary" size="small" icon="retry" busy={end.isBusy} onClick={() => void ended(null)}>
              {words.askGateway}
            </Button>
          </div>
        )
      }
      form={
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
          <DeskTrouble
            over={isOver && !end.isBusy ? words.refundOver : null}
            failed={end.failure && !isOver ? trouble(end.failure) : null}
          />
          {!isOver && (
            <div>
              <Button type="submit" variant="secondary" size="small" busy={end.isBusy}>
                {words.giveUpRefund}
              </Button>
            </div>
          )}
        </form>
      }
    />
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
