import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import { provided } from "../provided.ts"

/** What the screens of companies call. */
export interface CompanyServices {
  readonly corporate: CorporateService
}

/** Provided around the screens of companies, those of their members and those of admins. */
export const [CompanyContext, useCompanyServices] = provided<CompanyServices>()
