import { type CancelReason, cancelReasons } from "@mersal/domain/delivery/command-reason"
import { useCallback, useState } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Select } from "../../../ui/Select.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { useDriverName } from "../driver-names.ts"
import { Failure } from "../Failure.tsx"
import { CommandForm } from "./CommandForm.tsx"
import styles from "./Commands.module.css"
import type { CommandFormInput } from "./command-form-input.ts"

/** Cancels a booking, after the dispatcher has seen the fee and the refund. */
export function CancelForm({ entry, names, onDone, onClose }: CommandFormInput) {
  const { dispatch: words } = useTexts()
  const { money } = useFormats()
  const { reference, market } = entry.booking
  const time = useMarketTime(market)
  const { cancellations } = useOperations()
  const driverName = useDriverName(names)
  const [seen] = useState(entry.now)
  const [reason, setReason] = useState<CancelReason>("asked-by-customer")
  const offered = useAnswer(
    useCallback(
      (options) => cancellations.cancellation({ reference, accessToken: null }, options),
      [cancellations, reference],
    ),
  )
  if (offered.state === "waiting")
    return (
      <>
        <VisuallyHidden>{words.cancelLoading}</VisuallyHidden>
        <Skeleton count={3} />
      </>
    )
  if (offered.state === "failed")
    return offered.failure._tag === "BookingNotFound" ? (
      <Alert tone="danger">{words.notFound}</Alert>
    ) : (
      <Failure failure={offered.failure} onRetry={offered.retry} />
    )
  const { phase, freeUntil, fee, refund } = offered.value.cancellation
  const isPaid = fee.minor + refund.minor > 0
  const why = phase === "free" ? words.phases.free(time.moment(freeUntil)) : words.phases[phase]
  return (
    <CommandForm
      reference={reference}
      seen={seen}
      command={{ type: "cancel", reason }}
      submit={words.cancel}
      isDangerous
      done={words.cancelled}
      driverName={driverName}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{why}</p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{words.fee}</dt>
          <dd>
            <bdi>{money(fee)}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{words.refundOf}</dt>
          <dd>
            <bdi>{money(refund)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="text-muted text-small">{isPaid ? words.cardRefundNote : words.cancelNothingPaid}</p>
      <Select
        label={words.reason}
        value={reason}
        onChange={(value) => setReason(value as CancelReason)}
        options={cancelReasons.map((value) => ({ value, label: words.cancelReasons[value] }))}
      />
    </CommandForm>
  )
}
