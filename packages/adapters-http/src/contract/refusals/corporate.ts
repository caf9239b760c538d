import { type CompanyIssue, companyStates } from "@mersal/domain/corporate/company"
import {
  BulkFileRefused,
  CompanyChanged,
  CompanyExists,
  CompanyNotFound,
  DecisionRefused,
  InvalidCompany,
  type LastOwner,
  MonthNotInvoiced,
  PaymentKnownOtherwise,
  PlanNotFound,
} from "@mersal/domain/corporate/corporate-errors"
import * as z from "zod/mini"
import { fieldNames, wireCompany } from "../wire-company.ts"
import { wireMarket } from "../wire-values.ts"
import { lastOwner } from "./last-owner.ts"
import { bareRefusal, made, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type CorporateRefusal =
  | InvalidCompany
  | CompanyExists
  | CompanyNotFound
  | DecisionRefused
  | CompanyChanged
  | LastOwner
  | MonthNotInvoiced
  | PaymentKnownOtherwise
  | BulkFileRefused
  | PlanNotFound

const fields: Readonly<Record<CompanyIssue["field"], string>> = {
  ...fieldNames,
  costCentres: "costCentres",
  reason: "reason",
  limit: "limit",
}
const kinds: readonly CompanyIssue["kind"][] = ["missing", "too-long", "invalid", "repeated", "too-many"]
const prefix = "company-"

export const corporateRefusals: RefusalCodecs<CorporateRefusal> = {
  InvalidCompany: {
    encode: ({ issues }) =>
      issues.map(({ field, kind, market }) => ({
        code: `${prefix}${kind}`,
        field: fields[field],
        ...(market && { data: { dom: market } }),
      })),
    decode: (errors) => {
      const issues = errors.flatMap(({ code, field, data }): readonly CompanyIssue[] => {
        const kind = kinds.find((one) => code === `${prefix}${one}`)
        const known = (Object.keys(fields) as CompanyIssue["field"][]).find((one) => fields[one] === field)
        const market = made(z.object({ dom: wireMarket }), data, ({ dom }) => dom)
        return kind && known ? [{ field: known, kind, ...(market && { market }) }] : []
      })
      return issues.length === errors.length ? new InvalidCompany({ issues }) : null
    },
  },
  CompanyExists: refusalWithData(
    "company-exists",
    z.object({ what: z.enum(["membership", "tax-number"]) }),
    CompanyExists,
  ),
  CompanyNotFound: bareRefusal("company-not-found", CompanyNotFound),
  DecisionRefused: refusalWithData(
    "decision-refused",
    z.object({ from: z.enum(companyStates), to: z.enum(companyStates) }),
    DecisionRefused,
    "state",
  ),
  CompanyChanged: refusalWithData("company-changed", z.object({ company: wireCompany }), CompanyChanged, "version"),
  LastOwner: lastOwner,
  MonthNotInvoiced: bareRefusal("month-not-invoiced", MonthNotInvoiced, "month"),
  PaymentKnownOtherwise: bareRefusal("payment-known-otherwise", PaymentKnownOtherwise, "reference"),
  BulkFileRefused: refusalWithData(
    "bulk-file-refused",
    z.object({
      hasLostLetters: z.boolean(),
      missing: z.array(z.string()),
      unknown: z.array(z.string()),
      rows: z.int(),
    }) as unknown as z.ZodMiniType<Pick<BulkFileRefused, "hasLostLetters" | "missing" | "unknown" | "rows">>,
    BulkFileRefused,
    "csv",
  ),
  PlanNotFound: bareRefusal("plan-not-found", PlanNotFound, "plan"),
}
