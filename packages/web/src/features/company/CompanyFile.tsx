import type { Company } from "@mersal/domain/corporate/company"
import { useCallback } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfDesk, useNews } from "../../environment/board-news.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Card } from "../../ui/Card.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { CompanyMoney } from "./CompanyMoney.tsx"
import { DecideCompany } from "./DecideCompany.tsx"
import { MoneyForms } from "./MoneyForms.tsx"
import { StatementList } from "./StatementList.tsx"
import { useToldChange } from "./told-change.ts"

/** A company as an admin sees it: its details, its account, and his decisions. */
export function CompanyFile({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const { shown, refresh } = useKeptAnswer(useCallback((options) => corporate.file({ id }, options), [corporate, id]))
  useNews(refresh, isOfDesk("companies"))
  const { heading, toldAtHeading } = useToldChange()
  if (shown.state === "failed") return <CompanyFailure failure={shown.failure} onRetry={refresh} />
  if (shown.state === "waiting") return <Spinner label={words.loading} />
  const file = shown.value
  const { company, account } = file
  // A company that was never approved owes nothing and has paid nothing.
  const hasAccount = company.state === "approved" || company.state === "suspended"
  return (
    <div className="stack">
      <Card
        title={
          <bdi ref={heading} tabIndex={-1}>
            {company.name}
          </bdi>
        }
        className={styles.part}
      >
        <p>
          {words.states[company.state]}
          {company.reason !== "" && (
            <>
              {` · ${words.reason} `}
              <bdi>{company.reason}</bdi>
            </>
          )}
        </p>
        <p className="text-muted">
          <bdi dir="ltr">{company.taxNumber}</bdi> · <bdi>{company.contactName}</bdi> ·{" "}
          <bdi dir="ltr">{company.email}</bdi> · <bdi dir="ltr">{company.phone}</bdi>
        </p>
        {company.refusals.length > 0 && <Refusals company={company} />}
        {hasAccount && <CompanyMoney {...file} />}
        <DecideCompany
          key={company.version}
          file={file}
          onDecided={() => {
            toldAtHeading()
            refresh()
            onDecided()
          }}
        />
      </Card>
      {hasAccount && (
        <>
          <MoneyForms file={file} onDone={refresh} />
          <StatementList key={account.owed.minor} market={company.market} companyId={id} />
        </>
      )}
    </div>
  )
}

/** Why earlier applications were refused, and the answers to them. */
function Refusals({ company: { market, refusals } }: { company: Company }) {
  const { company: words } = useTexts()
  const time = useMarketTime(market)
  return (
    <section className="stack gap-8">
      <h3>{words.refusedBefore}</h3>
      <ol className={styles.list}>
        {refusals.map(({ reason, answeredAt, changed }) => (
          <li key={answeredAt}>
            {words.reason} <bdi>{reason}</bdi>
            <br />
            <span className="text-muted text-small">
              {words.sentAgain(time.moment(answeredAt))} ·{" "}
              {changed.length === 0
                ? words.nothingChanged
                : words.changedFields(changed.map((field) => words[field]).join(" · "))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
