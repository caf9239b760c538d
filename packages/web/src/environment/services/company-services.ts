import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import { provided } from "../provided.ts"

/** The calls of the companies' screens. */
export interface CompanyServices {
  readonly corporate: CorporateService
}

/** Provided around the companies' screens, both the members' and the admins'. */
export const [CompanyContext, useCompanyServices] = provided<CompanyServices>()
