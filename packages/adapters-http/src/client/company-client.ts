import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import { showCompany } from "../contract/endpoints/corporate.ts"
import { corporateRefusals } from "../contract/refusals/corporate.ts"
import { type Connection, call } from "./call.ts"

/** What is asked of somebody's company while he books: nothing of what keeps it is fetched with it. */
export const companyClient = (connection: Connection): Pick<CorporateService, "company"> => ({
  company: (request, options) => call(connection, showCompany, corporateRefusals, request, options),
})
