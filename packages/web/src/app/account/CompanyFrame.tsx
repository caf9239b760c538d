import { accountClient } from "@mersal/adapters-http/client/account-client"
import { consumerClient } from "@mersal/adapters-http/client/consumer-client"
import { corporateClient } from "@mersal/adapters-http/client/corporate-client"
import { ApiKeyContext, type ApiKeyServices } from "../../environment/services/api-key-services.ts"
import { CompanyContext, type CompanyServices } from "../../environment/services/company-services.ts"
import { companyAreas } from "../../environment/texts/company-areas.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { CompanyPage } from "../../routes/company/company.tsx"
import { connection } from "../composition/api-connection.ts"

addAreas(companyAreas)
export const ownAreas = ["company"] as const

const services: CompanyServices = { corporate: corporateClient(connection) }
const keyServices: ApiKeyServices = { account: accountClient(connection), keys: consumerClient(connection) }

/** The page of a member's company with its calls. No other page loads them. */
export function CompanyFrame() {
  return (
    <CompanyContext value={services}>
      <ApiKeyContext value={keyServices}>
        <CompanyPage />
      </ApiKeyContext>
    </CompanyContext>
  )
}
