import type { Company } from "@mersal/domain/corporate/company"
import type { CompanyBookings } from "@mersal/domain/ports/driving/corporate-service"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import { Fact, FactList } from "../../../ui/FactList.tsx"
import companyStyles from "../Company.module.css"
import { centreName } from "./centre-name.ts"
import { useMonthName } from "./month-name.ts"

interface CentreTotalsProps {
  company: Company
  month: string
  sums: Pick<CompanyBookings, "centres" | "total">
}

/** The totals of a month by cost centre, equal to those of the statement. Nothing for a month without lines. */
export function CentreTotals({ company, month, sums: { centres, total } }: CentreTotalsProps) {
  const { company: words } = useTexts()
  const { money } = useFormats()
  const nameOf = useMonthName()
  if (centres.length === 0) return null
  return (
    <Card title={words.totalsTitle(nameOf(month))} className={companyStyles.part}>
      <FactList>
        {centres.map(({ costCentre, amount }) => (
          <Fact key={costCentre} name={<bdi>{centreName(company, costCentre, words.noCentre)}</bdi>}>
            <bdi>{money(amount)}</bdi>
          </Fact>
        ))}
        <Fact name={words.together} isTotal>
          <bdi>{money(total)}</bdi>
        </Fact>
      </FactList>
      <p className="text-muted text-small">{words.totalsLead}</p>
      <p>
        <a href={`/v1.0/corporate/statements/${month}/csv`} download>
          {words.download(month)}
        </a>
      </p>
    </Card>
  )
}
