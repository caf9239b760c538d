import type { CompanyRole } from "../account/role.ts"
import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Instant } from "../calendar/zone.ts"
import { fieldLimits, textLength } from "../market/field-limits.ts"
import type { MarketId } from "../market/market.ts"

/** Whether a company may book: an admin decides, and may think again (D43). */
export const companyStates = ["pending", "approved", "refused", "suspended"] as const

export type CompanyState = (typeof companyStates)[number]

/** A company that books on account (D43). */
export interface Company extends CompanyDetails {
  readonly id: string
  readonly market: MarketId
  readonly state: CompanyState
  /** Why it was refused or suspended, for its owner to read; empty otherwise. */
  readonly reason: string
  /** Its applications that were refused and then sent again, the oldest first. */
  readonly refusals: readonly Refusal[]
  readonly costCentres: readonly CostCentre[]
  /** The plan that it has chosen; null without one. */
  readonly planId: string | null
  /** Until when the period of its plan is paid for; then the next one is, until the plan is ended. Null without a plan. */
  readonly planEndsAt: Instant | null
  readonly createdAt: Instant
  /** Grows by one with every change: of two that were decided on the same state, one is refused. */
  readonly version: number
}

/** An application that was refused, as the one that followed it knows it. */
export interface Refusal {
  readonly reason: string
  /** When the next application was sent. */
  readonly answeredAt: Instant
  /** What the next one says otherwise. What stood there is not kept: it may be of somebody who has gone since. */
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

/** What a company's bookings are sorted by. One that is not used any more stays, for the bookings that name it. */
export interface CostCentre {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
}

/** Somebody who belongs to a company. An account belongs to one company at most. */
export interface Membership {
  readonly companyId: string
  readonly accountId: string
  readonly role: CompanyRole
  readonly since: Instant
}

/** An invitation to whoever proves this e-mail to be his. */
export interface CompanyInvitation {
  readonly companyId: string
  /** In lower case. */
  readonly email: string
  readonly role: CompanyRole
  readonly invitedAt: Instant
}

/** What a company says of itself, in the order of the form. */
export const companyFields = ["name", "taxNumber", "contactName", "email", "phone"] as const

const mostCostCentres = 200

/** What cannot be taken: the field, and why. */
export interface CompanyIssue {
  readonly field: keyof CompanyDetails | "costCentres" | "reason" | "limit"
  readonly kind: "missing" | "too-long" | "invalid" | "repeated" | "too-many"
  /** Of a tax number that is none: where it would have to be one. */
  readonly market?: MarketId
}

const taxDigits: Readonly<Record<MarketId, RegExp>> = { AE: /^\d{15}$/, QA: /^\d{10}$/ }

/**
 * A company's details as they are kept, and what is wrong with them in the order of the form. Phone and e-mail are judged
 * by the caller, who has the reader of phones.
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

/** Cost centres as they are kept, and what is wrong with them. */
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

/** Which states an admin may bring a company to from where it stands. Who was refused may be approved after all. */
const decisions: Readonly<Record<CompanyState, readonly CompanyState[]>> = {
  pending: ["approved", "refused"],
  approved: ["suspended"],
  refused: ["approved"],
  suspended: ["approved"],
}

export const mayBecome = (company: Company, state: CompanyState): boolean => decisions[company.state].includes(state)

/**
 * What an admin still has to say with a decision: why, which the owner reads, for all but an approval; and with an approval
 * up to how much the company may owe, though it be nothing.
 *
 * @param limit in minor units
 */
export function decisionIssues(state: CompanyState, reason: string, limit: number | null): readonly CompanyIssue[] {
  if (textLength(reason) > fieldLimits.description) return [{ field: "reason", kind: "too-long" }]
  if (state !== "approved") return reason === "" ? [{ field: "reason", kind: "missing" }] : []
  if (limit === null) return [{ field: "limit", kind: "missing" }]
  return Number.isSafeInteger(limit) && limit >= 0 ? [] : [{ field: "limit", kind: "invalid" }]
}

/** Whether its owner may correct what it says of itself and apply with it again. */
export const mayApplyAgain = ({ state }: Pick<Company, "state">): boolean => state === "refused"

/** The company as it waits once more, with what was refused before. */
export function appliedAgain(company: Company, details: CompanyDetails, now: Instant): Company {
  const changed = companyFields.filter((field) => company[field] !== details[field])
  const refusal: Refusal = { reason: company.reason, answeredAt: now, changed }
  return changedCompany(company, { ...details, state: "pending", reason: "", refusals: [...company.refusals, refusal] })
}

/** When it was applied for, as it stands now. */
export const appliedAt = ({ createdAt, refusals }: Pick<Company, "createdAt" | "refusals">): Instant =>
  refusals.at(-1)?.answeredAt ?? createdAt

/** The company after a change that was decided on it. */
export const changedCompany = (company: Company, patch: Partial<Omit<Company, "id" | "version">>): Company => ({
  ...company,
  ...patch,
  version: company.version + 1,
})
