import { corporateClient } from "@mersal/adapters-http/client/corporate-client"
import { operationsClient } from "@mersal/adapters-http/client/operations-client"
import { CompanyContext, type CompanyServices } from "../../environment/services/company-services.ts"
import { companyAreas } from "../../environment/texts/company-areas.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { CompaniesPage } from "../../routes/ops/companies.tsx"
import { StaffNews } from "./StaffNews.tsx"
import { staffConnection } from "./staff-session.ts"

addAreas(companyAreas)
export const ownAreas = ["company"] as const

const operations = operationsClient(staffConnection)
const services: CompanyServices = { corporate: corporateClient(staffConnection) }

/** The page on which admins decide about companies, with its calls and texts. */
export function CompaniesFrame() {
  return (
    <CompanyContext value={services}>
      <StaffNews operations={operations}>
        <CompaniesPage />
      </StaffNews>
    </CompanyContext>
  )
}
