import { type MarketId, markets } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import { type CashGiver, type CashHandover, longestReason } from "@mersal/domain/payment/cash-handover"
import * as Result from "effect/Result"
import { type FormEvent, useId, useRef, useState } from "react"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useBooks } from "../../environment/services/books-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Select } from "../../ui/Select.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Books.module.css"
import { bookingFailure } from "./books-failure.ts"
import { typedAmount } from "./typed-amount.ts"

interface HandoverFormProps {
  market: MarketId
  givers: readonly CashGiver[]
  onTaken: () => void
}

const empty = { driver: "", amount: "", reason: "" }

/** Records a driver's hand-over. A retry after a lost answer uses the same id, so it is recorded once. */
export function HandoverForm({ market, givers, onTaken }: HandoverFormProps) {
  const words = useTexts()
  const { books } = words
  const formats = useFormats()
  const services = useBooks()
  const titleId = useId()
  const [typed, setTyped] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ readonly tone: "success" | "danger"; readonly text: string } | null>(null)
  const sent = useRef({ id: "", what: "" })
  const minor = typedAmount(typed.amount)
  const change = (part: Partial<typeof empty>) => setTyped({ ...typed, ...part })

  const take = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (minor === null || typed.driver === "" || isBusy) return
    const what = JSON.stringify([market, typed])
    if (sent.current.what !== what) sent.current = { id: crypto.randomUUID(), what }
    setBusy(true)
    const amount = money(minor, markets[market].currency)
    const { driver, reason } = typed
    const answer = await services.books.handOver({ id: sent.current.id, driver, amount, reason })
    setBusy(false)
    if (Result.isFailure(answer))
      return setSaid({ tone: "danger", text: bookingFailure(answer.failure, words, formats) })
    sent.current = { id: "", what: "" }
    setSaid({ tone: "success", text: takenText(answer.success) })
    setTyped(empty)
    setChecked(false)
    onTaken()
  }
  const takenText = ({ driver, amount }: CashHandover) =>
    books.taken(givers.find(({ id }) => id === driver)?.name ?? driver, formats.money(amount))

  return (
    <form className={styles.form} onSubmit={take} aria-labelledby={titleId} noValidate>
      <h2 id={titleId}>{books.handOver}</h2>
      {said && (
        <Alert tone={said.tone} announce="now" {...(said.tone === "danger" && { title: books.notBooked })}>
          {said.text}
        </Alert>
      )}
      <Select
        label={books.driver}
        placeholder={books.chooseDriver}
        value={typed.driver}
        onChange={(driver) => change({ driver })}
        options={givers.map(({ id, name, isGone }) => ({ value: id, label: isGone ? books.gone(name) : name }))}
        {...(isChecked && typed.driver === "" && { error: books.driverMissing })}
      />
      <TextField
        label={books.counted}
        hint={books.countedHint}
        prefix={markets[market].currency}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed.amount}
        onChange={(amount) => change({ amount })}
        {...(isChecked && minor === null && { error: books.amountMissing })}
      />
      <TextField
        label={books.reason}
        hint={books.reasonHint}
        optionalMark={books.optional}
        value={typed.reason.slice(0, longestReason)}
        onChange={(reason) => change({ reason })}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={books.taking}>
        {books.take}
      </Button>
    </form>
  )
}
