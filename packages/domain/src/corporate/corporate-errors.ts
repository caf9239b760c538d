import * as Data from "effect/Data"
import type { Company, CompanyIssue, CompanyState } from "./company.ts"

/** A company's details are invalid: every fault, in the order of the form. */
export class InvalidCompany extends Data.TaggedError("InvalidCompany")<{ readonly issues: readonly CompanyIssue[] }> {}

/** The caller already belongs to a company, or another company has its tax number. */
export class CompanyExists extends Data.TaggedError("CompanyExists")<{ readonly what: "membership" | "tax-number" }> {}

/** The company, member or invitation does not exist, or is not the caller's. */
export class CompanyNotFound extends Data.TaggedError("CompanyNotFound") {}

/** The company's state does not allow this decision. */
export class DecisionRefused extends Data.TaggedError("DecisionRefused")<{
  readonly from: CompanyState
  readonly to: CompanyState
}> {}

/** Somebody else changed it meanwhile; this is the present company. */
export class CompanyChanged extends Data.TaggedError("CompanyChanged")<{ readonly company: Company }> {}

/** A company needs an owner: make another member one first. */
export class LastOwner extends Data.TaggedError("LastOwner") {}

/** The company's market has no such plan. */
export class PlanNotFound extends Data.TaggedError("PlanNotFound") {}

/** A payment with this reference is recorded with another amount. */
export class PaymentKnownOtherwise extends Data.TaggedError("PaymentKnownOtherwise") {}

/** A file of bookings without rows, with too many, with other columns than the template's, or in another encoding. */
export class BulkFileRefused extends Data.TaggedError("BulkFileRefused")<{
  readonly hasLostLetters: boolean
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
  readonly rows: number
}> {}

/** The month has no tax document: it is not over, or nothing was sold in it. */
export class MonthNotInvoiced extends Data.TaggedError("MonthNotInvoiced") {}
