import type { CompanyIssue } from "@mersal/domain/corporate/company"
import { InvalidCompany } from "@mersal/domain/corporate/corporate-errors"
import type { CompanyFault } from "./CompanyFailure.tsx"

/** The faulty fields of a refusal; none if it was refused for another reason. */
export const issuesOf = (failure: CompanyFault | null): readonly CompanyIssue[] =>
  failure instanceof InvalidCompany ? failure.issues : []
