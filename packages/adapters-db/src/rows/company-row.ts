import { companyRoles } from "@mersal/domain/account/role"
import {
  type Company,
  type CompanyInvitation,
  companyFields,
  companyStates,
  type Membership,
} from "@mersal/domain/corporate/company"
import type { AccountEntry } from "@mersal/domain/corporate/company-account"
import type { CreditEntry, CreditLot } from "@mersal/domain/corporate/credit"
import type { Plan } from "@mersal/domain/corporate/plan"
import { money } from "@mersal/domain/money/money"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { currencyColumn, json, marketColumn, wholeNumber } from "./columns.ts"

const CompanyRow = z.object({
  id: z.string(),
  market: marketColumn,
  state: z.enum(companyStates),
  reason: z.string(),
  refusals: json(
    z.array(z.object({ reason: z.string(), answeredAt: wholeNumber, changed: z.array(z.enum(companyFields)) })),
  ),
  name: z.string(),
  tax_number: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  cost_centres: json(z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() }))),
  plan_id: z.nullable(z.string()),
  plan_ends_at: z.nullable(wholeNumber),
  created_at: wholeNumber,
  version: wholeNumber,
})

export function readCompany(row: unknown): Company {
  const { tax_number, contact_name, cost_centres, plan_id, plan_ends_at, created_at, ...company } =
    CompanyRow.parse(row)
  return {
    ...company,
    taxNumber: tax_number,
    contactName: contact_name,
    costCentres: cost_centres,
    planId: plan_id,
    planEndsAt: plan_ends_at,
    createdAt: created_at,
  }
}

export const companyRow = (company: Company): RowValues => ({
  id: company.id,
  market: company.market,
  state: company.state,
  reason: company.reason,
  refusals: JSON.stringify(company.refusals),
  name: company.name,
  tax_number: company.taxNumber,
  contact_name: company.contactName,
  email: company.email,
  phone: company.phone,
  cost_centres: JSON.stringify(company.costCentres),
  plan_id: company.planId,
  plan_ends_at: company.planEndsAt,
  created_at: company.createdAt,
  version: company.version,
})

const MemberRow = z.object({
  account_id: z.string(),
  company_id: z.string(),
  role: z.enum(companyRoles),
  since: wholeNumber,
})

export function readMember(row: unknown): Membership {
  const { account_id, company_id, role, since } = MemberRow.parse(row)
  return { companyId: company_id, accountId: account_id, role, since }
}

export const memberRow = ({ accountId, companyId, role, since }: Membership): RowValues => ({
  account_id: accountId,
  company_id: companyId,
  role,
  since,
})

const InvitationRow = z.object({
  company_id: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  invited_at: wholeNumber,
})

export function readInvitation(row: unknown): CompanyInvitation {
  const { company_id, email, role, invited_at } = InvitationRow.parse(row)
  return { companyId: company_id, email, role, invitedAt: invited_at }
}

export const invitationRow = (invitation: CompanyInvitation): RowValues => ({
  company_id: invitation.companyId,
  email: invitation.email,
  role: invitation.role,
  invited_at: invitation.invitedAt,
})

const CreditRow = z.object({
  id: z.string(),
  company_id: z.string(),
  kind: z.enum(["purchase", "draw", "give-back", "expiry"]),
  lot_id: z.string(),
  minor: wholeNumber,
  for_id: z.string(),
  at: wholeNumber,
  expires_at: z.nullable(wholeNumber),
})

export function readCredit(row: unknown): CreditEntry {
  const { company_id, lot_id, for_id, expires_at, ...entry } = CreditRow.parse(row)
  return { ...entry, companyId: company_id, lotId: lot_id, for: for_id, expiresAt: expires_at }
}

export const creditRow = (entry: CreditEntry): RowValues => ({
  id: entry.id,
  company_id: entry.companyId,
  kind: entry.kind,
  lot_id: entry.lotId,
  minor: entry.minor,
  for_id: entry.for,
  at: entry.at,
  expires_at: entry.expiresAt,
})

const LotRow = z.object({
  id: z.string(),
  company_id: z.string(),
  plan_id: z.string(),
  left_minor: wholeNumber,
  expires_at: wholeNumber,
})

export function readLot(row: unknown): CreditLot {
  const { id, company_id, plan_id, left_minor, expires_at } = LotRow.parse(row)
  return { id, companyId: company_id, planId: plan_id, left: left_minor, expiresAt: expires_at }
}

const EntryRow = z.object({
  id: z.string(),
  company_id: z.string(),
  kind: z.enum(["booking", "give-back", "plan", "payment"]),
  for_id: z.string(),
  month: z.string(),
  currency: currencyColumn,
  cost_centre: z.nullable(z.string()),
  account_minor: wholeNumber,
  vat_minor: wholeNumber,
  credit_minor: wholeNumber,
  at: wholeNumber,
})

export function readEntry(row: unknown): AccountEntry {
  const { company_id, for_id, currency, cost_centre, account_minor, vat_minor, credit_minor, ...entry } =
    EntryRow.parse(row)
  return {
    ...entry,
    companyId: company_id,
    for: for_id,
    costCentre: cost_centre,
    onAccount: money(account_minor, currency),
    vat: money(vat_minor, currency),
    onCredit: money(credit_minor, currency),
  }
}

export const entryRow = (entry: AccountEntry): RowValues => ({
  id: entry.id,
  company_id: entry.companyId,
  kind: entry.kind,
  for_id: entry.for,
  month: entry.month,
  currency: entry.onAccount.currency,
  cost_centre: entry.costCentre,
  account_minor: entry.onAccount.minor,
  vat_minor: entry.vat.minor,
  credit_minor: entry.onCredit.minor,
  at: entry.at,
})

const PlanRow = z.object({
  id: z.string(),
  market: marketColumn,
  name_en: z.string(),
  name_ar: z.string(),
  currency: currencyColumn,
  price_minor: wholeNumber,
  credit_minor: wholeNumber,
  valid_days: wholeNumber,
})

export function readPlan(row: unknown): Plan {
  const { id, market, name_en, name_ar, currency, price_minor, credit_minor, valid_days } = PlanRow.parse(row)
  return {
    id,
    market,
    name: { en: name_en, ar: name_ar },
    price: money(price_minor, currency),
    credit: money(credit_minor, currency),
    validDays: valid_days,
  }
}

export const planRow = (plan: Plan): RowValues => ({
  id: plan.id,
  market: plan.market,
  name_en: plan.name.en,
  name_ar: plan.name.ar,
  currency: plan.price.currency,
  price_minor: plan.price.minor,
  credit_minor: plan.credit.minor,
  valid_days: plan.validDays,
})
