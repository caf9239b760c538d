import { lastDayOf } from "@mersal/domain/corporate/credit-end"
import type { Plan } from "@mersal/domain/corporate/plan"
import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { useCallback, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useLanguage } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { classNames } from "../../ui/class-names.ts"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { useToldChange } from "./told-change.ts"

/** The market's plans with their prices, and the chosen one. */
export function PlanChoice({ own: { company }, onChanged }: { own: OwnCompany; onChanged: () => void }) {
  const { language, texts } = useLanguage()
  const { company: words } = texts
  const { money } = useFormats()
  const time = useMarketTime()
  const { corporate } = useCompanyServices()
  const { market, planId, planEndsAt, version } = company
  const plans = useAnswer(useCallback((options) => corporate.plans({ market }, options), [corporate, market]))
  const choose = useAction((id: string | null, options) => corporate.choosePlan({ planId: id, version }, options))
  const [asked, setAsked] = useState<Plan | null>(null)
  const { heading, toldAtHeading } = useToldChange()
  const press = async (id: string | null) => {
    if (!(await choose.run(id))) return
    setAsked(null)
    toldAtHeading()
    onChanged()
  }
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.plansTitle}
        </span>
      }
      className={styles.part}
    >
      <p className="text-muted">{words.plansLead}</p>
      {choose.failure && !asked && <CompanyFailure failure={choose.failure} />}
      {plans.state === "failed" && <CompanyFailure failure={plans.failure} onRetry={plans.retry} />}
      <ul role="list" className="columns">
        {plans.state === "answered" &&
          plans.value.map((plan) => {
            const { id, name, price, credit, validDays } = plan
            return (
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
                    <Button
                      variant="secondary"
                      busy={choose.isBusy}
                      busyLabel={words.saving}
                      onClick={() => press(null)}
                    >
                      {words.endPlan}
                    </Button>
                  ) : (
                    <Button
                      variant="secondary"
                      aria-label={`${words.choosePlan} ${name[language]}`}
                      onClick={() => {
                        choose.forgive()
                        setAsked(plan)
                      }}
                    >
                      {words.choosePlan}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
      </ul>
      <p className="text-muted text-small">{words.endPlanHelp}</p>
      {asked && (
        <Alert tone="info" announce="politely" title={words.confirmPlanTitle(asked.name[language])}>
          <p>{words.confirmPlan(money(asked.price), money(asked.credit), asked.validDays)}</p>
          <p>{words.confirmRenewal}</p>
          {choose.failure && <CompanyFailure failure={choose.failure} />}
          <div className="cluster">
            <Button busy={choose.isBusy} busyLabel={words.saving} onClick={() => press(asked.id)}>
              {words.takePlan}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                choose.forgive()
                setAsked(null)
                heading.current?.focus()
              }}
            >
              {words.takeNoPlan}
            </Button>
          </div>
        </Alert>
      )}
    </Card>
  )
}
