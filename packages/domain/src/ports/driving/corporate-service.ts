import type { NotSignedIn } from "../../account/account-errors.ts"
import type { CompanyRole } from "../../account/role.ts"
import type { Booking, BookingState } from "../../booking/booking.ts"
import type { CreditLimitReached } from "../../booking/booking-errors.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { BulkFault } from "../../corporate/bulk-order.ts"
import type { CentreTotal } from "../../corporate/centre-totals.ts"
import type { Company, CompanyDetails, CompanyInvitation, CompanyState, CostCentre } from "../../corporate/company.ts"
import type { CompanyAccount } from "../../corporate/company-account.ts"
import type {
  BulkFileRefused,
  CompanyChanged,
  CompanyExists,
  CompanyNotFound,
  DecisionRefused,
  InvalidCompany,
  LastOwner,
  MonthNotInvoiced,
  PaymentKnownOtherwise,
  PlanNotFound,
} from "../../corporate/corporate-errors.ts"
import type { Plan } from "../../corporate/plan.ts"
import type { Statement, Statements } from "../../corporate/statement.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { PrintedFile } from "./document-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Companies that book on account: registered by a customer, approved by an admin, managed by their owners (D43). */
export interface CorporateService {
  /** Registers a company with the caller as its owner. It can book once an admin has approved it. */
  register(
    request: CompanyRegistration,
    options?: CallOptions,
  ): Answer<OwnCompany, InvalidCompany | CompanyExists | NotSignedIn>
  /** Corrects the caller's refused company and applies again. */
  applyAgain(
    request: CompanyCorrection,
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | CompanyChanged | DecisionRefused | InvalidCompany | CompanyExists>
  /** The caller's company, or the one that invites him. */
  company(request: Record<never, never>, options?: CallOptions): Answer<OwnCompany, CompanyNotFound>
  /** Accepts or declines the invitation to the caller's verified e-mail. */
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
  withdrawInvitation(
    request: { readonly email: string },
    options?: CallOptions,
  ): Answer<{ readonly email: string }, CompanyNotFound>
  changeMember(
    request: { readonly accountId: string; readonly role: CompanyRole },
    options?: CallOptions,
  ): Answer<CompanyMember, CompanyNotFound | LastOwner>
  removeMember(
    request: { readonly accountId: string },
    options?: CallOptions,
  ): Answer<{ readonly accountId: string }, CompanyNotFound | LastOwner>

  plans(request: { readonly market: MarketId }, options?: CallOptions): Answer<readonly Plan[]>
  /** Chooses a plan, which buys its credit; null ends the present plan, and its remaining credit stays. */
  choosePlan(
    request: { readonly planId: string | null; readonly version: number },
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | CompanyChanged | PlanNotFound | CreditLimitReached>

  /** A month's bookings by the company's members, the newest first, with the total of each cost centre. */
  bookings(request: CompanyBookingsRequest, options?: CallOptions): Answer<CompanyBookings, CompanyNotFound>
  /** Every month of the account, and the remaining credit. An admin may name another company. */
  statements(request: Pick<StatementRequest, "companyId">, options?: CallOptions): Answer<Statements, CompanyNotFound>
  statement(request: StatementRequest, options?: CallOptions): Answer<Statement, CompanyNotFound>
  printedStatement(request: StatementRequest, options?: CallOptions): Answer<TextFile, CompanyNotFound>

  /** The same statement, printed. */
  statementPaper(request: PrintedStatementRequest, options?: CallOptions): Answer<PrintedFile, CompanyNotFound>
  /** The tax document of a past month. */
  invoice(
    request: PrintedStatementRequest,
    options?: CallOptions,
  ): Answer<PrintedFile, CompanyNotFound | MonthNotInvoiced>

  /** Books a file of rows on account, each row once; or only reports what would become of each. */
  bulk(request: BulkRequest, options?: CallOptions): Answer<BulkReport, CompanyNotFound | BulkFileRefused>
  /** The file to fill in. */
  bulkTemplate(request: Record<never, never>, options?: CallOptions): Answer<TextFile>

  /** For an admin: a company with its account. */
  file(request: { readonly id: string }, options?: CallOptions): Answer<OwnCompany, CompanyNotFound>
  /** For an admin: sets the credit limit. */
  setLimit(
    request: { readonly id: string; readonly minor: number },
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound>
  /** For an admin: records a payment of the company, once for each bank reference. */
  recordPayment(
    request: CompanyPayment,
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | PaymentKnownOtherwise>

  /** For an admin: companies in a state, fifty per page. */
  companies(request: CompaniesRequest, options?: CallOptions): Answer<CompanyPage, CompanyNotFound>
  /** For an admin: approves with a limit, refuses or suspends. */
  decide(
    request: CompanyDecision,
    options?: CallOptions,
  ): Answer<Company, CompanyNotFound | CompanyChanged | DecisionRefused | InvalidCompany>
}

export interface CompanyRegistration {
  readonly market: MarketId
  readonly details: CompanyDetails
}

export interface CompanyCorrection {
  readonly details: CompanyDetails
  /** The company's version that the caller saw. */
  readonly version: number
}

export interface OwnCompany {
  readonly company: Company
  /** Null for somebody who is only invited. */
  readonly role: CompanyRole | null
  /** The credit available now. */
  readonly credit: Money
  readonly account: CompanyAccount
}

export interface CompanyBookingsRequest {
  /** "2026-11": the month of booking, in the company's time zone. */
  readonly month: string
  /** Null means any. */
  readonly costCentre: string | null
  /** Null means any. */
  readonly state: BookingState | null
  /** The last booking of the page before; null for the first page. */
  readonly cursor: string | null
}

/** Twenty bookings, and the totals of all. */
export interface CompanyBookings {
  readonly bookings: readonly CompanyBooking[]
  /** The cursor of the next page; null on the last. */
  readonly next: Reference | null
  /** Of the whole month, whatever the filter, from the lines of its statement. */
  readonly centres: readonly CentreTotal[]
  readonly total: Money
}

/** A booking as its company's accounts show it. */
export interface CompanyBooking
  extends Pick<
    Booking,
    "reference" | "state" | "bookedAt" | "bookingType" | "pickupWindow" | "deliveryWindow" | "paymentMethod"
  > {
  /** The name of whoever booked it; null if his account is gone. */
  readonly bookedBy: string | null
  readonly costCentre: string | null
  readonly way: { readonly from: string; readonly to: string }
  /** Its present price. */
  readonly price: Money
  /** What was paid for it otherwise than on account. */
  readonly paid: Money
  /** The amount charged to account and credit; null if the company does not pay it. */
  readonly charged: Money | null
}

export interface StatementRequest {
  /** Null for the caller's own. */
  readonly companyId: string | null
  /** "2026-11". */
  readonly month: string
}

export interface PrintedStatementRequest extends StatementRequest {
  /** Null for the language of the request. */
  readonly language: Language | null
}

/** A file for a spreadsheet. */
export interface TextFile {
  readonly type: "text/csv; charset=utf-8"
  readonly bytes: string
  readonly name: string
}

export interface BulkRequest {
  readonly csv: string
  /** Without it nothing is booked. */
  readonly isConfirmed: boolean
}

export interface BulkReport {
  readonly isBooked: boolean
  readonly rows: readonly BulkRowReport[]
}

export interface BulkRowReport {
  /** 1 is the first row below the header. */
  readonly row: number
  /** Null if the row was not booked. */
  readonly reference: Reference | null
  /** Whether it was booked before, by this file or another; it is not booked again. */
  readonly isKnown: boolean
  /** The price; null if the row was refused. */
  readonly price: Money | null
  readonly pickup: { readonly date: LocalDate; readonly window: string; readonly start: Instant } | null
  readonly faults: readonly BulkFault[]
}

export interface CompanyPayment {
  readonly id: string
  /** The bank's reference of the payment. */
  readonly reference: string
  readonly minor: number
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
  /** For an approval: the credit limit in minor units. Otherwise null. */
  readonly limit: number | null
  readonly version: number
}
