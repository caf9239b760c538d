import type { Company, CompanyDetails } from "@mersal/domain/corporate/company"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Card } from "../../ui/Card.tsx"
import styles from "./Company.module.css"
import { CompanyForm } from "./CompanyForm.tsx"

/** The owner of a refused company corrects its details and applies again. */
export function ApplyAgain({ company, onApplied }: { company: Company; onApplied: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const { version, market } = company
  const apply = useAction((details: CompanyDetails, options) => corporate.applyAgain({ details, version }, options))
  return (
    <Card title={words.correctTitle} className={styles.part}>
      <CompanyForm
        market={market}
        details={company}
        failure={apply.failure}
        isBusy={apply.isBusy}
        button={words.sendAgain}
        onSend={async ({ name, taxNumber, contactName, email, phone }) => {
          if (await apply.run({ name, taxNumber, contactName, email, phone })) onApplied()
        }}
      >
        <p className="text-muted">{words.correctLead}</p>
      </CompanyForm>
    </Card>
  )
}
