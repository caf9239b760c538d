import type { CompanyIssue } from "@mersal/domain/corporate/company"
import { InvalidCompany } from "@mersal/domain/corporate/corporate-errors"
import type { CompanyFault } from "./CompanyFailure.tsx"

/** The fields at fault of what was refused; none where it was refused for something else. */
export const issuesOf = (failure: CompanyFault | null): readonly CompanyIssue[] =>
  failure instanceof InvalidCompany ? failure.issues : []
