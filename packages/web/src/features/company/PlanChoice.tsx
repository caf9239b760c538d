import { lastDayOf } from "@mersal/domain/corporate/credit-end"
import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { useCallback } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answer.ts"
import { useCompanyServices } from "../../environment/company-services.ts"
import { useFormats, useLanguage } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { classNames } from "../../ui/class-names.ts"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"

/** The plans of the market with what each costs, and the one that was chosen. */
export function PlanChoice({ own: { company }, onChanged }: { own: OwnCompany; onChanged: () => void }) {
  const { language, texts } = useLanguage()
  const { company: words } = texts
  const { money } = useFormats()
  const time = useMarketTime()
  const { corporate } = useCompanyServices()
  const { market, planId, planEndsAt, version } = company
  const plans = useAnswer(useCallback((options) => corporate.plans({ market }, options), [corporate, market]))
  const choose = useAction((id: string | null, options) => corporate.choosePlan({ planId: id, version }, options))
  const press = async (id: string | null) => {
    if (await choose.run(id)) onChanged()
  }
  return (
    <Card title={words.plansTitle} className={styles.part}>
      <p className="text-muted">{words.plansLead}</p>
      {choose.failure && <CompanyFailure failure={choose.failure} />}
      {plans.state === "failed" && <CompanyFailure failure={plans.failure} onRetry={plans.retry} />}
      <ul role="list" className="columns">
        {plans.state === "answered" &&
          plans.value.map(({ id, name, price, credit, validDays }) => (
            <li key={id} className={classNames(styles.plan, id === planId && styles.chosen)}>
              <h3>{name[language]}</h3>
              <p className={styles.price}>
                <bdi>{money(price)}</bdi>
              </p>
              <p>{words.planWorth(money(credit), validDays)}</p>
              {id === planId && planEndsAt !== null && (
                <p className="text-muted">{words.planPaidUntil(time.date(lastDayOf(market, planEndsAt)))}</p>
              )}
              <div>
                {id === planId ? (
                  <Button variant="secondary" busy={choose.isBusy} busyLabel={words.saving} onClick={() => press(null)}>
                    {words.endPlan}
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={`${words.choosePlan} ${name[language]}`}
                    busy={choose.isBusy}
                    busyLabel={words.saving}
                    onClick={() => press(id)}
                  >
                    {words.choosePlan}
                  </Button>
                )}
              </div>
            </li>
          ))}
      </ul>
      <p className="text-muted text-small">{words.endPlanHelp}</p>
    </Card>
  )
}
