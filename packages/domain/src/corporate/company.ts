import type { CompanyRole } from "../account/role.ts"
import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Instant } from "../calendar/zone.ts"
import { fieldLimits, textLength } from "../market/field-limits.ts"
import type { MarketId } from "../market/market.ts"

/** Whether a company may book: an admin decides, and can revise it (D43). */
export const companyStates = ["pending", "approved", "refused", "suspended"] as const

export type CompanyState = (typeof companyStates)[number]

/** A company that books on account (D43). */
export interface Company extends CompanyDetails {
  readonly id: string
  readonly market: MarketId
  readonly state: CompanyState
  /** Why it was refused or suspended, for its owner to read; empty otherwise. */
  readonly reason: string
  /** Its refused applications that were sent again, the oldest first. */
  readonly refusals: readonly Refusal[]
  readonly costCentres: readonly CostCentre[]
  /** Its chosen plan; null without one. */
  readonly planId: string | null
  /** Until when its plan is paid; then it renews, until it is ended. Null without a plan. */
  readonly planEndsAt: Instant | null
  readonly createdAt: Instant
  /** Grows by one with every change: of two decisions on the same state, one is refused. */
  readonly version: number
}

/** A refused application, as stored with the one that followed. */
export interface Refusal {
  readonly reason: string
  /** When the next application was sent. */
  readonly answeredAt: Instant
  /** The fields that the next application changed. Old values are not stored: they may name somebody who has left. */
  readonly changed: readonly (keyof CompanyDetails)[]
}

export interface CompanyDetails {
  readonly name: string
  /** Tax registration number: 15 digits in the U.A.E., 10 in Qatar. */
  readonly taxNumber: string
  readonly contactName: string
  readonly email: string
  /** E.164. */
  readonly phone: string
}

/** Sorts a company's bookings. A disused cost centre remains for the bookings that name it. */
export interface CostCentre {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
}

/** A member of a company. An account belongs to at most one. */
export interface Membership {
  readonly companyId: string
  readonly accountId: string
  readonly role: CompanyRole
  readonly since: Instant
}

/** An invitation to whoever verifies this e-mail. */
export interface CompanyInvitation {
  readonly companyId: string
  /** In lower case. */
  readonly email: string
  readonly role: CompanyRole
  readonly invitedAt: Instant
}

/** A company's own details, in the order of the form. */
export const companyFields = ["name", "taxNumber", "contactName", "email", "phone"] as const

const mostCostCentres = 200

/** An invalid field, and why. */
export interface CompanyIssue {
  readonly field: keyof CompanyDetails | "costCentres" | "reason" | "limit"
  readonly kind: "missing" | "too-long" | "invalid" | "repeated" | "too-many"
  /** For an invalid tax number: the market whose form it must have. */
  readonly market?: MarketId
}

const taxDigits: Readonly<Record<MarketId, RegExp>> = { AE: /^\d{15}$/, QA: /^\d{10}$/ }

/**
 * A company's details as stored, and their issues in the order of the form. The caller checks phone and e-mail, because
 * it has the phone reader.
 */
export function keptDetails(typed: CompanyDetails, market: MarketId) {
  const details: CompanyDetails = {
    name: sanitise(typed.name).trim(),
    taxNumber: typed.taxNumber.replace(/[\s-]/g, ""),
    contactName: sanitise(typed.contactName).trim(),
    email: typed.email.trim().toLowerCase(),
    phone: typed.phone,
  }
  const issues: CompanyIssue[] = []
  for (const field of companyFields) {
    if (details[field] === "") issues.push({ field, kind: "missing" })
    else if (field === "taxNumber" && !taxDigits[market].test(details.taxNumber))
      issues.push({ field, kind: "invalid", market })
    else if ((field === "name" || field === "contactName") && textLength(details[field]) > fieldLimits.name)
      issues.push({ field, kind: "too-long" })
  }
  return { details, issues }
}

/** Cost centres as stored, and their issues. */
export function keptCostCentres(typed: readonly CostCentre[]) {
  const costCentres = typed.map((centre) => ({ ...centre, name: sanitise(centre.name).trim() }))
  const names = costCentres.map(({ name }) => name.toLowerCase())
  const issues: CompanyIssue[] = []
  if (costCentres.length > mostCostCentres) issues.push({ field: "costCentres", kind: "too-many" })
  if (names.includes("")) issues.push({ field: "costCentres", kind: "missing" })
  if (names.some((name) => textLength(name) > fieldLimits.name)) issues.push({ field: "costCentres", kind: "too-long" })
  if (new Set(names).size < names.length) issues.push({ field: "costCentres", kind: "repeated" })
  return { costCentres, issues }
}

/** The states that an admin may set from each state. A refused company can still be approved. */
const decisions: Readonly<Record<CompanyState, readonly CompanyState[]>> = {
  pending: ["approved", "refused"],
  approved: ["suspended"],
  refused: ["approved"],
  suspended: ["approved"],
}

export const mayBecome = (company: Company, state: CompanyState): boolean => decisions[company.state].includes(state)

/**
 * What is missing in an admin's decision: the reason, which the owner reads, for all but an approval; for an approval
 * the credit limit, which may be zero.
 *
 * @param limit in minor units
 */
export function decisionIssues(state: CompanyState, reason: string, limit: number | null): readonly CompanyIssue[] {
  if (textLength(reason) > fieldLimits.description) return [{ field: "reason", kind: "too-long" }]
  if (state !== "approved") return reason === "" ? [{ field: "reason", kind: "missing" }] : []
  if (limit === null) return [{ field: "limit", kind: "missing" }]
  return Number.isSafeInteger(limit) && limit >= 0 ? [] : [{ field: "limit", kind: "invalid" }]
}

/** Whether its owner may correct its details and apply again. */
export const mayApplyAgain = ({ state }: Pick<Company, "state">): boolean => state === "refused"

/** The company waiting once more, with its earlier refusals. */
export function appliedAgain(company: Company, details: CompanyDetails, now: Instant): Company {
  const changed = companyFields.filter((field) => company[field] !== details[field])
  const refusal: Refusal = { reason: company.reason, answeredAt: now, changed }
  return changedCompany(company, { ...details, state: "pending", reason: "", refusals: [...company.refusals, refusal] })
}

/** When its present application was made. */
export const appliedAt = ({ createdAt, refusals }: Pick<Company, "createdAt" | "refusals">): Instant =>
  refusals.at(-1)?.answeredAt ?? createdAt

/** The company after a change, as its next version. */
export const changedCompany = (company: Company, patch: Partial<Omit<Company, "id" | "version">>): Company => ({
  ...company,
  ...patch,
  version: company.version + 1,
})
