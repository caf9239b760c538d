import type { CorporateRefusal } from "@mersal/adapters-http/contract/refusals/corporate"
import type { CompanyIssue } from "@mersal/domain/corporate/company"
import type { BulkFileRefused } from "@mersal/domain/corporate/corporate-errors"
import type { ErrorTexts } from "../callers/language.ts"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const corporateAnswers: RefusalAnswers<CorporateRefusal> = {
  InvalidCompany: {
    status: 422,
    say: ({ issues }, texts) => issues.map((issue) => ({ message: sentence(issue, texts) })),
  },
  CompanyExists: {
    status: 409,
    say: ({ what }, texts) => [{ message: what === "membership" ? texts.inACompany : texts.taxNumberTaken }],
  },
  CompanyNotFound: { status: 404, say: (_, texts) => [{ message: texts.companyNotFound }] },
  DecisionRefused: { status: 409, say: (_, texts) => [{ message: texts.decisionRefused }] },
  CompanyChanged: {
    status: 409,
    say: (_, texts) => [{ message: texts.changedMeanwhile, details: texts.lookAgain }],
  },
  LastOwner: { status: 409, say: (_, texts) => [{ message: texts.lastOwner, details: texts.anotherOwner }] },
  MonthNotInvoiced: { status: 404, say: (_, texts) => [{ message: texts.monthNotInvoiced }] },
  PaymentKnownOtherwise: { status: 409, say: (_, texts) => [{ message: texts.paymentKnownOtherwise }] },
  BulkFileRefused: {
    status: 422,
    say: (refused, texts) => [bulkSentence(refused, texts)],
  },
  PlanNotFound: { status: 404, say: (_, texts) => [{ message: texts.planNotFound }] },
}

function bulkSentence({ hasLostLetters, missing, unknown, rows }: BulkFileRefused, texts: ErrorTexts) {
  if (hasLostLetters) return { message: texts.bulkLetters, details: texts.bulkLettersDetails }
  if (missing.length + unknown.length > 0)
    return { message: texts.bulkColumns, details: texts.bulkColumnsDetails([...missing, ...unknown]) }
  return { message: texts.bulkRows(rows) }
}

function sentence({ field, kind, market }: CompanyIssue, texts: ErrorTexts): string {
  if (kind === "too-long") return texts.tooLong
  if (field === "taxNumber") return market ? texts.taxNumberInvalid[market] : texts.enterTaxNumber
  if (field === "email") return texts.emailInvalid
  if (field === "phone") return kind === "missing" ? texts.enterPhone : texts.phoneInvalid
  if (field === "costCentres") return kind === "too-many" ? texts.tooManyCostCentres : texts.costCentreNames
  if (field === "reason") return texts.enterReason
  if (field === "limit") return texts.enterLimit
  return texts.enterName
}
