import type { DeliveryReceipt, ReceiptVerdict } from "@mersal/domain/paper/delivery-receipt"
import { type FormEvent, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { askPapers, type OpenPapers } from "../../environment/services/paper-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { FileField } from "../../ui/FileField.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { ReceiptOutcome } from "./ReceiptOutcome.tsx"

interface Checked {
  readonly receipt: DeliveryReceipt
  readonly verdict: ReceiptVerdict
}

type Trouble = "nothing" | "unreadable" | "notChecked"

/** Takes a delivery receipt as a file or as text, and shows the result of its check. */
export function VerifyReceipt({ open }: { open: OpenPapers }) {
  const { bookingPapers: words } = useTexts()
  const [text, setText] = useState("")
  const [name, setName] = useState<string | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const verify = useAction<DeliveryReceipt, ReceiptVerdict>((receipt, options) =>
    askPapers(open, (papers) => papers.verify(receipt, options)),
  )
  const change = (next: string, from: string | null = null) => {
    setText(next)
    setName(from)
    setChecked(null)
    setTrouble(null)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(null)
    setTrouble(null)
    if (text.trim() === "") return setTrouble("nothing")
    const papers = await open().catch(() => null)
    if (!papers) return setTrouble("notChecked")
    const receipt = papers.readReceiptFile(text)
    if (!receipt) return setTrouble("unreadable")
    const answer = await verify.run(receipt)
    if (answer) setChecked({ receipt, verdict: answer.value })
    else setTrouble("notChecked")
  }
  return (
    <form className="stack gap-24" noValidate onSubmit={check}>
      <FileField
        label={words.file}
        accept=".json,application/json"
        chosen={name}
        words={words.choosing}
        onChoose={async (file) => change(await file.text(), file.name)}
      />
      <TextField
        label={words.text}
        multiline
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={(next) => change(next)}
      />
      <div>
        <Button type="submit" icon="shield-check" busy={verify.isBusy} busyLabel={words.checking}>
          {words.check}
        </Button>
      </div>
      {trouble && (
        <Alert tone={trouble === "notChecked" ? "danger" : "warning"} announce="now">
          {words[trouble]}
        </Alert>
      )}
      {checked && <ReceiptOutcome {...checked} />}
    </form>
  )
}
