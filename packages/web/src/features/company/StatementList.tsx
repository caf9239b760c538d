import { lastDayOf } from "@mersal/domain/corporate/credit-end"
import { type MarketId, markets } from "@mersal/domain/market/market"
import { money as moneyOf } from "@mersal/domain/money/money"
import { useCallback } from "react"
import { useAnswer } from "../../environment/answers/answer.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useLanguage } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Card } from "../../ui/Card.tsx"
import { WideTable } from "../../ui/WideTable.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"

interface StatementListProps {
  /** The company's market: an admin sees both markets from any host. */
  market: MarketId
  companyId?: string | null
}

/** The account's months, each with a file, and the remaining credit. */
export function StatementList({ market, companyId = null }: StatementListProps) {
  const { language, texts, formats } = useLanguage()
  const { company: words } = texts
  const { money } = formats
  const time = useMarketTime()
  const { corporate } = useCompanyServices()
  const answer = useAnswer(
    useCallback((options) => corporate.statements({ companyId }, options), [corporate, companyId]),
  )
  const fileOf = (month: string, kind: "csv" | "pdf" | "invoice") => {
    const query = new URLSearchParams({
      ...(companyId !== null && { company: companyId }),
      ...(kind !== "csv" && { language }),
    })
    return `/v1.0/corporate/statements/${month}/${kind}?${query}`
  }
  if (answer.state === "waiting") return null
  if (answer.state === "failed") return <CompanyFailure failure={answer.failure} onRetry={answer.retry} />
  const { months, lots } = answer.value
  return (
    <Card title={words.statementsTitle} className={styles.part}>
      {months.length === 0 && <p className="text-muted">{words.noStatements}</p>}
      {months.length > 0 && (
        <WideTable
          label={words.statementsTitle}
          heads={[words.month, words.charged, words.vat, words.paid, words.closing, words.file]}
        >
          {months.map(({ month, charged, vat, paid, closing, document }) => (
            <tr key={month}>
              <th scope="row">
                <bdi dir="ltr">{month}</bdi>
              </th>
              {[charged, vat, paid, closing].map((amount, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns.
                <td key={index}>
                  <bdi>{money(amount)}</bdi>
                </td>
              ))}
              <td>
                <span className={styles.files}>
                  {document !== null && (
                    <a href={fileOf(month, "invoice")} download aria-label={words.downloadInvoice(document)}>
                      {words.invoice}
                    </a>
                  )}
                  <a href={fileOf(month, "pdf")} download aria-label={words.downloadPdf(month)}>
                    {words.pdf}
                  </a>
                  <a href={fileOf(month, "csv")} download aria-label={words.download(month)}>
                    {words.csv}
                  </a>
                </span>
              </td>
            </tr>
          ))}
        </WideTable>
      )}
      {lots.length > 0 && (
        <>
          <h3>{words.lotsTitle}</h3>
          <ul role="list" className={styles.list}>
            {lots.map(({ id, left, expiresAt }) => (
              <li key={id}>
                {words.lotLine(money(moneyOf(left, markets[market].currency)), time.date(lastDayOf(market, expiresAt)))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
