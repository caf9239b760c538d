import * as Data from "effect/Data"
import type { Company, CompanyIssue, CompanyState } from "./company.ts"

/** What was typed of a company cannot be taken: every fault, in the order of the form. */
export class InvalidCompany extends Data.TaggedError("InvalidCompany")<{ readonly issues: readonly CompanyIssue[] }> {}

/** The caller belongs to a company already, or its tax number is another company's. */
export class CompanyExists extends Data.TaggedError("CompanyExists")<{ readonly what: "membership" | "tax-number" }> {}

/** There is no such company, member or invitation, or it is none of the caller's. */
export class CompanyNotFound extends Data.TaggedError("CompanyNotFound") {}

/** A company in this state cannot be brought to that one. */
export class DecisionRefused extends Data.TaggedError("DecisionRefused")<{
  readonly from: CompanyState
  readonly to: CompanyState
}> {}

/** Somebody else changed it meanwhile: this is how it is now. */
export class CompanyChanged extends Data.TaggedError("CompanyChanged")<{ readonly company: Company }> {}

/** A company needs an owner: make somebody else one first. */
export class LastOwner extends Data.TaggedError("LastOwner") {}

/** There is no such plan in the company's market. */
export class PlanNotFound extends Data.TaggedError("PlanNotFound") {}

/** A payment of this reference is recorded with another amount. */
export class PaymentKnownOtherwise extends Data.TaggedError("PaymentKnownOtherwise") {}

/** A file of bookings without rows, with too many, with other columns than the template's, or not in the letters it is read in. */
export class BulkFileRefused extends Data.TaggedError("BulkFileRefused")<{
  readonly hasLostLetters: boolean
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
  readonly rows: number
}> {}

/** A month that has no tax document: it is not over, or nothing was sold in it. */
export class MonthNotInvoiced extends Data.TaggedError("MonthNotInvoiced") {}
