import type { CompanyRole } from "../../account/role.ts"
import type { CreditLimitReached } from "../../booking/booking-errors.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Company, CompanyDetails, CompanyInvitation, CompanyState, CostCentre } from "../../corporate/company.ts"
import type { CompanyAccount } from "../../corporate/company-account.ts"
import type {
  CompanyChanged,
  CompanyExists,
  CompanyNotFound,
  DecisionRefused,
  InvalidCompany,
  LastOwner,
  PlanNotFound,
} from "../../corporate/corporate-errors.ts"
import type { Plan } from "../../corporate/plan.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Companies that book on account: registered by a customer, approved by an admin, kept by their owners (D43). */
export interface CorporateService {
  /** Registers a company, of which the caller becomes the owner. It books once an admin has approved it. */
  register(request: CompanyRegistration, options?: CallOptions): Answer<OwnCompany, InvalidCompany | CompanyExists>
  /** The caller's company, or the one that he is invited to. */
  company(request: Record<never, never>, options?: CallOptions): Answer<OwnCompany, CompanyNotFound>
  /** Takes or turns down the invitation of the caller's proved e-mail. */
  answerInvitation(
    request: { readonly accept: boolean },
    options?: CallOptions,
  ): Answer<InvitationAnswer, CompanyNotFound | CompanyExists>
  saveCostCentres(
    request: CostCentresRequest,
    options?: CallOptions,
  ): Answer<Company, CompanyNotFound | CompanyChanged | InvalidCompany>

  members(request: Record<never, never>, options?: CallOptions): Answer<CompanyPeople, CompanyNotFound>
  invite(request: MemberInvitation, options?: CallOptions): Answer<CompanyInvitation, CompanyNotFound | InvalidCompany>
  changeMember(
    request: { readonly accountId: string; readonly role: CompanyRole },
    options?: CallOptions,
  ): Answer<CompanyMember, CompanyNotFound | LastOwner>
  removeMember(
    request: { readonly accountId: string },
    options?: CallOptions,
  ): Answer<{ readonly accountId: string }, CompanyNotFound | LastOwner>

  plans(request: { readonly market: MarketId }, options?: CallOptions): Answer<readonly Plan[]>
  /** Chooses a plan, which buys its credit, or ends the one there is with null; what is left of its credit stays. */
  choosePlan(
    request: { readonly planId: string | null; readonly version: number },
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | CompanyChanged | PlanNotFound | CreditLimitReached>

  /** For an admin: companies of a state, fifty a page. */
  companies(request: CompaniesRequest, options?: CallOptions): Answer<CompanyPage, CompanyNotFound>
  /** For an admin: approves, refuses or suspends. */
  decide(
    request: CompanyDecision,
    options?: CallOptions,
  ): Answer<Company, CompanyNotFound | CompanyChanged | DecisionRefused | InvalidCompany>
}

export interface CompanyRegistration {
  readonly market: MarketId
  readonly details: CompanyDetails
}

export interface OwnCompany {
  readonly company: Company
  /** Null for whoever is only invited. */
  readonly role: CompanyRole | null
  /** What it can draw on now. */
  readonly credit: Money
  readonly account: CompanyAccount
}

export type InvitationAnswer = { readonly accepted: boolean }

export interface CostCentresRequest {
  readonly costCentres: readonly (Omit<CostCentre, "id"> & { readonly id: string | null })[]
  /** The company's version that the caller saw. */
  readonly version: number
}

export interface CompanyMember {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly role: CompanyRole
  readonly since: Instant
}

export interface CompanyPeople {
  readonly members: readonly CompanyMember[]
  readonly invitations: readonly CompanyInvitation[]
}

export interface MemberInvitation {
  readonly email: string
  readonly role: CompanyRole
}

export interface CompaniesRequest {
  readonly state: CompanyState | null
  readonly cursor: string | null
}

export interface CompanyPage {
  readonly companies: readonly Company[]
  readonly next: string | null
}

export interface CompanyDecision {
  readonly id: string
  readonly state: Exclude<CompanyState, "pending">
  readonly reason: string
  readonly version: number
}
