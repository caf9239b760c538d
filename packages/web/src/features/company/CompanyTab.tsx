import { appliedAt, mayApplyAgain } from "@mersal/domain/corporate/company"
import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { Link } from "@tanstack/react-router"
import { useCallback } from "react"
import { useAnswer } from "../../environment/answers/answer.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { Card } from "../../ui/Card.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import { ApiKeys } from "./ApiKeys.tsx"
import { ApplyAgain } from "./ApplyAgain.tsx"
import { BulkUpload } from "./BulkUpload.tsx"
import type { AskedBookings } from "./bookings/asked-bookings.ts"
import styles from "./Company.module.css"
import { CompanyMoney } from "./CompanyMoney.tsx"
import { CostCentres } from "./CostCentres.tsx"
import { Invitation } from "./Invitation.tsx"
import { Members } from "./Members.tsx"
import type { CompanyPartProps } from "./not-loaded.ts"
import { PlanChoice } from "./PlanChoice.tsx"
import { RegisterCompany } from "./RegisterCompany.tsx"
import { StatementList } from "./StatementList.tsx"

/** The signed-in customer's company: registered, joined or managed here (D43). */
export function CompanyTab({ NotLoaded }: CompanyPartProps) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const answer = useAnswer(useCallback((options) => corporate.company({}, options), [corporate]))
  if (answer.state === "failed") {
    if (answer.failure._tag === "CompanyNotFound") return <RegisterCompany onRegistered={answer.retry} />
    return <NotLoaded failure={answer.failure} onRetry={answer.retry} />
  }
  if (answer.state === "waiting") return <Spinner label={words.loading} />
  const { value: own, missed } = answer
  return (
    <>
      {missed && <NotLoaded failure={missed} onRetry={answer.retry} />}
      {own.role === null ? (
        <Invitation name={own.company.name} onAnswered={answer.retry} />
      ) : (
        <OwnCompanyParts own={own} onChanged={answer.retry} />
      )}
    </>
  )
}

function OwnCompanyParts({ own, onChanged }: { own: OwnCompany; onChanged: () => void }) {
  const { company: words } = useTexts()
  const { company, role, account, credit } = own
  const isOwner = role === "owner"
  const time = useMarketTime(company.market)
  return (
    <div className="stack">
      <Card title={<bdi>{company.name}</bdi>} className={styles.part}>
        <p>{words.states[company.state]}</p>
        {company.state === "pending" && (
          <p className="text-muted">
            {company.refusals.length > 0 && `${words.sentAgain(time.moment(appliedAt(company)))}. `}
            {words.pendingHelp}
          </p>
        )}
        {company.reason !== "" && (
          <Alert tone="warning">
            {words.reason} <bdi>{company.reason}</bdi>
          </Alert>
        )}
        {company.state === "approved" && (
          <>
            <CompanyMoney {...own} />
            <div>
              <Link
                className={buttonClass({ variant: "secondary" })}
                to="/go/account/company"
                search={{ bookings: "" } satisfies AskedBookings}
              >
                {words.toBookings}
              </Link>
            </div>
            {account.limit.minor === 0 && <Alert tone="info">{words.noLimit}</Alert>}
          </>
        )}
      </Card>
      {isOwner && mayApplyAgain(company) && (
        <ApplyAgain key={company.version} company={company} onApplied={onChanged} />
      )}
      {company.state === "approved" && (
        <>
          {isOwner && <PlanChoice own={own} onChanged={onChanged} />}
          {isOwner && <CostCentres company={company} onChanged={onChanged} />}
          <Members isOwner={isOwner} />
          <StatementList market={company.market} key={`${account.owed.minor} ${credit.minor}`} />
          {role !== "viewer" && <BulkUpload onBooked={onChanged} />}
          {isOwner && <ApiKeys />}
        </>
      )}
    </div>
  )
}
