import { mayBecome } from "@mersal/domain/corporate/company"
import type { CompanyDecision, OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { type FormEvent, useCallback, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { isOfDesk, useNews } from "../../environment/board-news.ts"
import { useCompanyServices } from "../../environment/company-services.ts"
import { useKeptAnswer } from "../../environment/kept-answer.ts"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { CompanyMoney } from "./CompanyMoney.tsx"
import { minorOf } from "./minor-of.ts"
import { StatementList } from "./StatementList.tsx"

/** A company as an admin sees it: its details, its account, and what he decides. */
export function CompanyFile({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const { shown, refresh } = useKeptAnswer(useCallback((options) => corporate.file({ id }, options), [corporate, id]))
  useNews(refresh, isOfDesk("companies"))
  if (shown.state === "failed") return <CompanyFailure failure={shown.failure} onRetry={refresh} />
  if (shown.state === "waiting") return <Spinner label={words.loading} />
  const file = shown.value
  const { company, account } = file
  return (
    <div className="stack">
      <Card title={<bdi>{company.name}</bdi>} className={styles.part}>
        <p>
          {words.states[company.state]}
          {company.reason !== "" && ` · ${words.reason(company.reason)}`}
        </p>
        <p className="text-muted">
          <bdi dir="ltr">{company.taxNumber}</bdi> · <bdi>{company.contactName}</bdi> ·{" "}
          <bdi dir="ltr">{company.email}</bdi> · <bdi dir="ltr">{company.phone}</bdi>
        </p>
        <CompanyMoney {...file} />
        <Decision
          company={company}
          onDecided={() => {
            refresh()
            onDecided()
          }}
        />
      </Card>
      <MoneyForms file={file} onDone={refresh} />
      <StatementList key={account.owed.minor} market={company.market} companyId={id} />
    </div>
  )
}

const decisions = [
  ["approved", "approve"],
  ["refused", "refuse"],
  ["suspended", "suspend"],
] as const satisfies readonly (readonly [CompanyDecision["state"], string])[]

function Decision({ company, onDecided }: { company: OwnCompany["company"]; onDecided: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const [reason, setReason] = useState("")
  const { id, version } = company
  const decide = useAction((state: CompanyDecision["state"], options) =>
    corporate.decide({ id, state, reason, version }, options),
  )
  const isMissing = decide.failure?._tag === "InvalidCompany"
  return (
    <div className="stack gap-12">
      {decide.failure && !isMissing && <CompanyFailure failure={decide.failure} />}
      <TextField
        label={words.reasonLabel}
        value={reason}
        onChange={setReason}
        error={isMissing ? words.reasonNeeded : undefined}
        isErrorAnnounced
      />
      <div className="cluster">
        {decisions
          .filter(([state]) => mayBecome(company, state))
          .map(([state, word]) => (
            <Button
              key={state}
              variant={state === "approved" ? "primary" : "secondary"}
              busy={decide.isBusy}
              busyLabel={words.saving}
              onClick={async () => {
                if (await decide.run(state)) onDecided()
              }}
            >
              {words[word]}
            </Button>
          ))}
      </div>
    </div>
  )
}

function MoneyForms({ file, onDone }: { file: OwnCompany; onDone: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const { id } = file.company
  const inForce = String(file.account.limit.minor / 100)
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === inForce) setTyped(null)
  const limit = typed ?? inForce
  const [amount, setAmount] = useState("")
  const [reference, setReference] = useState("")
  const set = useAction((minor: number, options) => corporate.setLimit({ id, minor }, options))
  const pay = useAction((minor: number, options) => corporate.recordPayment({ id, reference, minor }, options))
  /** What was sent and is no amount. */
  const [unread, setUnread] = useState<string | null>(null)
  const faultOf = (text: string) => (unread === text ? words.enterAmount : undefined)
  const send = (action: typeof set, text: string) => async (event: FormEvent) => {
    event.preventDefault()
    const minor = minorOf(text)
    setUnread(minor === null ? text : null)
    if (minor !== null && (await action.run(minor))) onDone()
  }
  return (
    <Card title={words.moneyTitle} className={styles.part}>
      {set.failure && <CompanyFailure failure={set.failure} />}
      <form className="stack gap-12" noValidate onSubmit={send(set, limit)}>
        <TextField
          label={words.limitLabel}
          inputMode="decimal"
          dir="ltr"
          value={limit}
          onChange={setTyped}
          error={faultOf(limit)}
          isErrorAnnounced
        />
        <div>
          <Button type="submit" variant="secondary" busy={set.isBusy} busyLabel={words.saving}>
            {words.setLimit}
          </Button>
        </div>
      </form>
      {pay.failure && <CompanyFailure failure={pay.failure} />}
      <form className="stack gap-12" noValidate onSubmit={send(pay as typeof set, amount)}>
        <TextField label={words.paymentReference} dir="ltr" value={reference} onChange={setReference} />
        <TextField
          label={words.paymentAmount}
          inputMode="decimal"
          dir="ltr"
          value={amount}
          onChange={setAmount}
          error={faultOf(amount)}
          isErrorAnnounced
        />
        <div>
          <Button type="submit" variant="secondary" busy={pay.isBusy} busyLabel={words.saving}>
            {words.recordPayment}
          </Button>
        </div>
      </form>
    </Card>
  )
}
