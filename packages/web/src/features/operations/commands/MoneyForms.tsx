import { outstanding, refundable } from "@mersal/domain/delivery/till"
import { money } from "@mersal/domain/money/money"
import { useState } from "react"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { TextField } from "../../../ui/TextField.tsx"
import { useDriverName } from "../driver-names.ts"
import { CommandForm } from "./CommandForm.tsx"
import type { CommandFormInput } from "./command-form-input.ts"
import { typedAmount } from "./typed-amount.ts"

/** Takes a due amount in cash at the desk. */
export function TakeCashForm({ entry, names, onDone, onClose }: CommandFormInput) {
  const { dispatch: words } = useTexts()
  const formats = useFormats()
  const driverName = useDriverName(names)
  const [seen] = useState(entry.now)
  const due = outstanding(entry.till)
  return (
    <CommandForm
      reference={entry.booking.reference}
      seen={seen}
      command={{ type: "takeCash", minor: due.minor }}
      submit={words.takeCash}
      done={words.takeCashDone(formats.money(due))}
      driverName={driverName}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words.takeCashText(formats.money(due))}</p>
    </CommandForm>
  )
}

/** Refunds a part of the paid amount, or all of it. */
export function RefundForm({ entry, names, onDone, onClose }: CommandFormInput) {
  const { dispatch: words } = useTexts()
  const formats = useFormats()
  const driverName = useDriverName(names)
  const [seen] = useState(entry.now)
  const most = refundable(entry.till)
  const [typed, setTyped] = useState("")
  const [isChecked, setChecked] = useState(false)
  const amount = typedAmount(typed, most)
  const faults = { unreadable: words.amountUnreadable, "too-high": words.amountTooHigh(formats.money(most)) }
  return (
    <CommandForm
      reference={entry.booking.reference}
      seen={seen}
      command={"minor" in amount ? { type: "refund", minor: amount.minor } : null}
      onUnready={() => setChecked(true)}
      submit={words.refund}
      done={"minor" in amount ? words.refundDone(formats.money(money(amount.minor, most.currency))) : ""}
      driverName={driverName}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words.refundText(formats.money(most))}</p>
      <TextField
        label={words.amount(most.currency)}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={isChecked && "fault" in amount ? faults[amount.fault] : undefined}
      />
    </CommandForm>
  )
}
