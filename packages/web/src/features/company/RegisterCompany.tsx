import type { CompanyDetails } from "@mersal/domain/corporate/company"
import { useId } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Card } from "../../ui/Card.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import styles from "./Company.module.css"
import { CompanyForm } from "./CompanyForm.tsx"

const none: CompanyDetails = { name: "", taxNumber: "", contactName: "", email: "", phone: "" }

/** A customer without a company registers one. */
export function RegisterCompany({ onRegistered }: { onRegistered: () => void }) {
  const { company: words } = useTexts()
  const { market } = useProduct()
  const { corporate } = useCompanyServices()
  const howId = useId()
  const register = useAction((typed: CompanyDetails, options) =>
    corporate.register({ market, details: typed }, options),
  )
  return (
    <div className="with-panel">
      <Card title={words.registerTitle} className={styles.part}>
        <CompanyForm
          market={market}
          details={none}
          failure={register.failure}
          isBusy={register.isBusy}
          button={words.register}
          onSend={async (typed) => {
            if (await register.run(typed)) onRegistered()
          }}
        >
          <p className="text-muted">{words.registerLead}</p>
        </CompanyForm>
      </Card>
      <section className="stack" aria-labelledby={howId}>
        <h2 id={howId}>{words.howTitle}</h2>
        <RouteLine
          label={words.howTitle}
          stops={[
            { id: "register", label: words.youRegister, content: <p>{words.youRegisterText}</p> },
            { id: "book", label: words.youBook, content: <p>{words.youBookText}</p> },
          ]}
        />
      </section>
    </div>
  )
}
