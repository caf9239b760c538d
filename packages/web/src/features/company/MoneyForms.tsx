import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { LimitField } from "./LimitField.tsx"
import { minorOf } from "./minor-of.ts"

interface MoneyFormsProps {
  file: OwnCompany
  onDone: () => void
}

/** What an admin does to a company's account: the limit, if an approval does not ask for it, and payments received. */
export function MoneyForms({ file, onDone }: MoneyFormsProps) {
  const { company: words } = useTexts()
  return (
    <Card title={words.moneyTitle} className={styles.part}>
      {file.company.state === "approved" && <Limit file={file} onDone={onDone} />}
      <Payment file={file} onDone={onDone} />
    </Card>
  )
}

function Limit({ file: { company, account }, onDone }: MoneyFormsProps) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const { id } = company
  const inForce = String(account.limit.minor / 100)
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === inForce) setTyped(null)
  const limit = typed ?? inForce
  const [isUnread, setUnread] = useState(false)
  const set = useAction((minor: number, options) => corporate.setLimit({ id, minor }, options))
  const press = async (event: FormEvent) => {
    event.preventDefault()
    const minor = minorOf(limit)
    setUnread(minor === null)
    if (minor !== null && (await set.run(minor))) onDone()
  }
  return (
    <form className="stack gap-12" noValidate onSubmit={press}>
      {set.failure && <CompanyFailure failure={set.failure} />}
      <LimitField
        currency={account.limit.currency}
        value={limit}
        onChange={(value) => {
          setTyped(value)
          setUnread(false)
        }}
        isUnread={isUnread}
      />
      <div>
        <Button type="submit" variant="secondary" busy={set.isBusy} busyLabel={words.saving}>
          {words.setLimit}
        </Button>
      </div>
    </form>
  )
}

function Payment({ file: { company, account }, onDone }: MoneyFormsProps) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const { id } = company
  const [amount, setAmount] = useState("")
  const [reference, setReference] = useState("")
  /** Which of the fields were sent faulty. */
  const [wrong, setWrong] = useState({ amount: false, reference: false })
  const pay = useAction((minor: number, options) => corporate.recordPayment({ id, reference, minor }, options))
  const press = async (event: FormEvent) => {
    event.preventDefault()
    const minor = minorOf(amount)
    // A payment of nothing is not a payment.
    const found = { amount: minor === null || minor === 0, reference: reference.trim() === "" }
    setWrong(found)
    if (minor === null || found.amount || found.reference || !(await pay.run(minor))) return
    setAmount("")
    setReference("")
    onDone()
  }
  return (
    <form className="stack gap-12" noValidate onSubmit={press}>
      {pay.failure && <CompanyFailure failure={pay.failure} />}
      <TextField
        label={words.paymentReference}
        dir="ltr"
        value={reference}
        onChange={(value) => {
          setReference(value)
          setWrong({ ...wrong, reference: false })
        }}
        error={wrong.reference ? words.enterPaymentReference : undefined}
        isErrorAnnounced
      />
      <TextField
        label={words.paymentAmount}
        inputMode="decimal"
        dir="ltr"
        suffix={account.owed.currency}
        value={amount}
        onChange={(value) => {
          setAmount(value)
          setWrong({ ...wrong, amount: false })
        }}
        error={wrong.amount ? words.enterAmount : undefined}
        isErrorAnnounced
      />
      <div>
        <Button type="submit" variant="secondary" busy={pay.isBusy} busyLabel={words.saving}>
          {words.recordPayment}
        </Button>
      </div>
    </form>
  )
}
