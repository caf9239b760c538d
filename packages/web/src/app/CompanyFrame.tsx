import { consumerClient } from "@mersal/adapters-http/client/consumer-client"
import { corporateClient } from "@mersal/adapters-http/client/corporate-client"
import { CompanyContext, type CompanyServices } from "../environment/company-services.ts"
import { CompanyPage } from "../routes/company/company.tsx"
import { connection } from "./api-connection.ts"

const services: CompanyServices = { corporate: corporateClient(connection), keys: consumerClient(connection) }

/** The page of a member's company, with what it calls: none of it comes with another page. */
export function CompanyFrame() {
  return (
    <CompanyContext value={services}>
      <CompanyPage />
    </CompanyContext>
  )
}
