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

/** Companies that book on account: registered by a customer, approved by an admin, kept by their owners (D43). */
export interface CorporateService {
  /** Registers a company, of which the caller becomes the owner. It books once an admin has approved it. */
  register(
    request: CompanyRegistration,
    options?: CallOptions,
  ): Answer<OwnCompany, InvalidCompany | CompanyExists | NotSignedIn>
  /** Corrects a company of the caller's that was refused, and applies with it again. */
  applyAgain(
    request: CompanyCorrection,
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | CompanyChanged | DecisionRefused | InvalidCompany | CompanyExists>
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
  /** Chooses a plan, which buys its credit, or ends the one there is with null; what is left of its credit stays. */
  choosePlan(
    request: { readonly planId: string | null; readonly version: number },
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | CompanyChanged | PlanNotFound | CreditLimitReached>

  /** What the company's members booked in a month, the newest first, and what each cost centre comes to. */
  bookings(request: CompanyBookingsRequest, options?: CallOptions): Answer<CompanyBookings, CompanyNotFound>
  /** Every month of the account, and what is left of the credit; of another company for an admin who names it. */
  statements(request: Pick<StatementRequest, "companyId">, options?: CallOptions): Answer<Statements, CompanyNotFound>
  statement(request: StatementRequest, options?: CallOptions): Answer<Statement, CompanyNotFound>
  printedStatement(request: StatementRequest, options?: CallOptions): Answer<TextFile, CompanyNotFound>

  /** The same on paper. */
  statementPaper(request: PrintedStatementRequest, options?: CallOptions): Answer<PrintedFile, CompanyNotFound>
  /** The tax document of a month that is over. */
  invoice(
    request: PrintedStatementRequest,
    options?: CallOptions,
  ): Answer<PrintedFile, CompanyNotFound | MonthNotInvoiced>

  /** Books a file of rows on account, each once, or only says what would become of each. */
  bulk(request: BulkRequest, options?: CallOptions): Answer<BulkReport, CompanyNotFound | BulkFileRefused>
  /** The file to fill in. */
  bulkTemplate(request: Record<never, never>, options?: CallOptions): Answer<TextFile>

  /** For an admin: a company with its account. */
  file(request: { readonly id: string }, options?: CallOptions): Answer<OwnCompany, CompanyNotFound>
  /** For an admin: up to how much it may owe. */
  setLimit(
    request: { readonly id: string; readonly minor: number },
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound>
  /** For an admin: what it has paid, once for each reference of the bank. */
  recordPayment(
    request: CompanyPayment,
    options?: CallOptions,
  ): Answer<OwnCompany, CompanyNotFound | PaymentKnownOtherwise>

  /** For an admin: companies of a state, fifty a page. */
  companies(request: CompaniesRequest, options?: CallOptions): Answer<CompanyPage, CompanyNotFound>
  /** For an admin: approves up to a limit, refuses or suspends. */
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
  /** Null for whoever is only invited. */
  readonly role: CompanyRole | null
  /** What it can draw on now. */
  readonly credit: Money
  readonly account: CompanyAccount
}

export interface CompanyBookingsRequest {
  /** "2026-11": when they were booked, where the company is. */
  readonly month: string
  /** Null for any. */
  readonly costCentre: string | null
  /** Null for any. */
  readonly state: BookingState | null
  /** The last booking of the page before; null for the first page. */
  readonly cursor: string | null
}

/** Twenty of them, and the sums of all. */
export interface CompanyBookings {
  readonly bookings: readonly CompanyBooking[]
  /** The cursor of the page after; null where nothing follows. */
  readonly next: Reference | null
  /** Of the whole month, whatever is asked for: by the lines of its statement. */
  readonly centres: readonly CentreTotal[]
  readonly total: Money
}

/** A booking as the books of its company see it. */
export interface CompanyBooking
  extends Pick<Booking, "reference" | "state" | "bookedAt" | "bookingType" | "pickupWindow" | "paymentMethod"> {
  /** The name of whoever booked it; null where he has gone. */
  readonly bookedBy: string | null
  readonly costCentre: string | null
  readonly way: { readonly from: string; readonly to: string }
  /** What it costs as it stands. */
  readonly price: Money
  /** What it took of the account and the credit; null of one that the company does not pay. */
  readonly charged: Money | null
}

export interface StatementRequest {
  /** Null for the caller's own. */
  readonly companyId: string | null
  /** "2026-11". */
  readonly month: string
}

export interface PrintedStatementRequest extends StatementRequest {
  /** Null for the language in which is asked. */
  readonly language: Language | null
}

/** A file that opens in a spreadsheet. */
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
  /** 1 for the first below the header. */
  readonly row: number
  /** Null of what is not booked. */
  readonly reference: Reference | null
  /** Whether it was booked before, by this file or another one: it is not booked again. */
  readonly isKnown: boolean
  /** What it costs; null of what is refused. */
  readonly price: Money | null
  readonly pickup: { readonly date: LocalDate; readonly window: string; readonly start: Instant } | null
  readonly faults: readonly BulkFault[]
}

export interface CompanyPayment {
  readonly id: string
  /** What the bank knows it by. */
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
  /** Of an approval: up to how much it may owe, in minor units. Null with any other. */
  readonly limit: number | null
  readonly version: number
}
