import { type FailReason, failReasons } from "@mersal/domain/delivery/command-reason"
import { stopAfter } from "@mersal/domain/machines/delivery/driver-run"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import * as Result from "effect/Result"
import { useState } from "react"
import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Sheet } from "../../ui/Dialog.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"

interface FailSheetProps {
  stop: RunStop
  onFail: (reason: FailReason) => void
  onClose: () => void
}

/** Why a stop cannot be done. 'Nobody there' is enabled when the waiting time is over, by the server's clock. */
export function FailSheet({ stop, onFail, onClose }: FailSheetProps) {
  const { driver: words, shell } = useTexts()
  const { time } = useMarketTime()
  const now = useNow("second")
  const [reason, setReason] = useState<FailReason | null>(null)
  const [isAsked, setAsked] = useState(false)
  const notYet = (one: FailReason): string | undefined => {
    const answer = stopAfter(stop, { type: "fail", reason: one }, now)
    if (Result.isSuccess(answer)) return undefined
    const { refusal } = answer.failure
    return refusal.kind === "still-waiting" ? words.failNotYet(time(refusal.until)) : words.failNotArrived
  }
  const confirm = () => {
    setAsked(true)
    if (reason !== null && notYet(reason) === undefined) onFail(reason)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.failTitle}
      closeLabel={shell.close}
      footer={
        <Button variant="danger" fullWidth onClick={confirm}>
          {words.failConfirm}
        </Button>
      }
    >
      <RadioPills
        legend={words.failTitle}
        legendHidden
        stretch
        value={reason}
        onChange={setReason}
        error={isAsked && reason === null ? words.failChoose : undefined}
        isErrorAnnounced
        options={failReasons[stop.leg].map((value) => ({
          value,
          label: words.failReasons[value],
          disabledReason: notYet(value),
        }))}
      />
    </Sheet>
  )
}
