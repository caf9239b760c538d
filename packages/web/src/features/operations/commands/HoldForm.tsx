import { type HoldReason, holdReasons } from "@mersal/domain/delivery/command-reason"
import { useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Select } from "../../../ui/Select.tsx"
import { useDriverName } from "../driver-names.ts"
import { CommandForm } from "./CommandForm.tsx"
import type { CommandFormInput } from "./command-form-input.ts"

/** Puts a booking on hold, with the reason. */
export function HoldForm({ entry, names, onDone, onClose }: CommandFormInput) {
  const { dispatch: words } = useTexts()
  const driverName = useDriverName(names)
  const [seen] = useState(entry.now)
  const [reason, setReason] = useState<HoldReason>("asked-by-customer")
  return (
    <CommandForm
      reference={entry.booking.reference}
      seen={seen}
      command={{ type: "hold", reason }}
      submit={words.hold}
      done={words.held}
      driverName={driverName}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words.holdText}</p>
      <Select
        label={words.reason}
        value={reason}
        onChange={(value) => setReason(value as HoldReason)}
        options={holdReasons.map((value) => ({ value, label: words.holdReasons[value] }))}
      />
    </CommandForm>
  )
}
