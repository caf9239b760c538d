import { appliedAt, type CompanyState, companyStates } from "@mersal/domain/corporate/company"
import { useCallback, useState } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfDesk, useNews } from "../../environment/board-news.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Select } from "../../ui/Select.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { CompanyFile } from "./CompanyFile.tsx"
import { companiesOfPages } from "./company-pages.ts"

/** The companies in a state, waiting ones first, and the opened one. */
export function CompanyDesk() {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const time = useMarketTime()
  const [state, setState] = useState<CompanyState | null>("pending")
  const [pages, setPages] = useState(1)
  const [opened, setOpened] = useState<string | null>(null)
  const { shown, refresh } = useKeptAnswer(
    useCallback((options) => companiesOfPages(corporate, state, pages, options), [corporate, state, pages]),
  )
  useNews(refresh, isOfDesk("companies"))
  return (
    <>
      <Select
        label={words.deskFilter}
        value={state ?? ""}
        onChange={(value) => {
          setState(value === "" ? null : (value as CompanyState))
          setPages(1)
        }}
        options={[
          { value: "", label: words.all },
          ...companyStates.map((one) => ({ value: one, label: words.states[one] })),
        ]}
      />
      {shown.state === "waiting" && <Spinner label={words.loading} />}
      {shown.state === "failed" && <CompanyFailure failure={shown.failure} onRetry={refresh} />}
      {shown.state === "answered" && (
        <Card className={styles.part}>
          {shown.value.companies.length === 0 && <p className="text-muted">{words.noCompanies}</p>}
          <ul role="list" className={styles.list}>
            {shown.value.companies.map(({ id, name, state: stands, createdAt, refusals }) => (
              <li key={id} className={styles.row}>
                <div>
                  <bdi>{name}</bdi>
                  <br />
                  <span className="text-muted text-small">
                    {words.states[stands]} · {words.registered(time.moment(createdAt))}
                    {refusals.length > 0 &&
                      ` · ${words.application(refusals.length + 1, time.moment(appliedAt({ createdAt, refusals })))}`}
                  </span>
                </div>
                <Button variant="secondary" size="small" onClick={() => setOpened(id)}>
                  {words.open(name)}
                </Button>
              </li>
            ))}
          </ul>
          {shown.value.hasMore && (
            <div>
              <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                {words.moreCompanies}
              </Button>
            </div>
          )}
        </Card>
      )}
      {opened !== null && <CompanyFile key={opened} id={opened} onDecided={refresh} />}
    </>
  )
}
