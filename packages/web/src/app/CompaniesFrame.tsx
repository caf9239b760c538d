import { consumerClient } from "@mersal/adapters-http/client/consumer-client"
import { corporateClient } from "@mersal/adapters-http/client/corporate-client"
import { CompanyContext, type CompanyServices } from "../environment/company-services.ts"
import { CompaniesPage } from "../routes/ops/companies.tsx"
import { staffConnection } from "./staff-session.ts"

const services: CompanyServices = { corporate: corporateClient(staffConnection), keys: consumerClient(staffConnection) }

/** The page on which admins decide about companies, with what it calls and says. */
export function CompaniesFrame() {
  return (
    <CompanyContext value={services}>
      <CompaniesPage />
    </CompanyContext>
  )
}
