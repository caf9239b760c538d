import { type Ruling, rulings } from "@mersal/domain/payment/attempt/ruling"
import type { ReviewedAttempt, RulingFailure } from "@mersal/domain/ports/driving/payment-desk-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { DeskCard, DeskTrouble } from "./DeskCard.tsx"

interface ReviewCardProps {
  review: ReviewedAttempt
  /** Somebody else has decided while this form was filled in. */
  isOver: boolean
  onTyped: (isTyped: boolean) => void
  onRuled: () => void
}

/** A payment on which the books and the gateway differ, and the decision that closes the case. */
export function ReviewCard({ review, isOver, onTyped, onRuled }: ReviewCardProps) {
  const { desk: words } = useTexts()
  const { money } = useFormats()
  const time = useMarketTime()
  return (
    <DeskCard
      title={time.moment(review.at)}
      booking={review.booking}
      about={review.wasPaid ? words.wasPaid : words.wasNotPaid}
      lines={[
        [words.attempt, review.merchantReference],
        [words.asked, money(review.amount)],
        [words.held, money(review.held)],
        [words.refunded, money(review.refunded)],
        ...(review.code === null ? [] : ([[words.gatewayCode, review.code]] as const)),
      ]}
      more={
        review.rulings.length > 0 && (
          <>
            <p className="text-muted">{words.earlier}</p>
            <ul role="list" className="stack gap-4">
              {review.rulings.map(({ ruling, reason, at }) => (
                <li key={at}>
                  {words.rulings[ruling]} · {time.moment(at)} · <bdi>{reason}</bdi>
                </li>
              ))}
            </ul>
          </>
        )
      }
      form={<RulingForm attempt={review.attempt} isOver={isOver} onTyped={onTyped} onRuled={onRuled} />}
    />
  )
}

type RulingFormProps = Omit<ReviewCardProps, "review"> & { attempt: string }

function RulingForm({ attempt, isOver, onTyped, onRuled }: RulingFormProps) {
  const { desk: words } = useTexts()
  const { payments } = useOperations()
  const { toast } = useAnnouncements()
  const trouble = useRulingFailure()
  const [ruling, setRuling] = useState<Ruling | null>(null)
  const [reason, setReason] = useState("")
  const [isChecked, setChecked] = useState(false)
  const rule = useAction<{ ruling: Ruling; reason: string }, ReviewedAttempt, RulingFailure>((given, options) =>
    payments.rule({ attempt, ...given }, options),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isOver || ruling === null || reason.trim() === "") return
    if (!(await rule.run({ ruling, reason: reason.trim() }))) return
    onTyped(false)
    toast(words.ruled)
    onRuled()
  }
  return (
    <form noValidate className="stack gap-12" onSubmit={submit}>
      <Select
        label={words.ruling}
        value={ruling ?? ""}
        placeholder={words.chooseRuling}
        onChange={(value) => {
          const chosen = rulings.find((one) => one === value) ?? null
          setRuling(chosen)
          onTyped(chosen !== null || reason !== "")
        }}
        error={isChecked && ruling === null ? words.chooseRuling : undefined}
        options={rulings.map((value) => ({ value, label: words.rulings[value] }))}
      />
      <TextField
        multiline
        label={words.rulingReason}
        value={reason}
        onChange={(typed) => {
          setReason(typed)
          onTyped(ruling !== null || typed !== "")
        }}
        error={isChecked && reason.trim() === "" ? words.rulingReasonMissing : undefined}
      />
      <DeskTrouble
        over={isOver && !rule.isBusy ? words.unfit["not-under-review"] : null}
        failed={rule.failure && !isOver ? trouble(rule.failure) : null}
      />
      {!isOver && (
        <div>
          <Button type="submit" size="small" busy={rule.isBusy}>
            {words.rule}
          </Button>
        </div>
      )}
    </form>
  )
}

function useRulingFailure() {
  const { desk: words, operations: board } = useTexts()
  const { money } = useFormats()
  return (failure: NonNullable<ReturnType<typeof useAction<never, never, RulingFailure>>["failure"]>): string => {
    switch (failure._tag) {
      case "AttemptNotFound":
        return words.unfit["not-under-review"]
      case "RulingUnfit": {
        const told = failure.told === null ? "" : ` ${words.gatewayHas(money(failure.told))}`
        return words.unfit[failure.reason] + told
      }
      default:
        return failureWords(failure, board)
    }
  }
}
