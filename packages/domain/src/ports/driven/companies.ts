import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Company, CompanyInvitation, CompanyState, Membership } from "../../corporate/company.ts"
import type { AccountEntry, CompanyAccount } from "../../corporate/company-account.ts"
import type { CreditEntry, CreditLot } from "../../corporate/credit.ts"
import type { Plan } from "../../corporate/plan.ts"
import type { MarketId } from "../../market/market.ts"

/** Reads companies. Only `UnitOfWork` writes them. */
export class Companies extends Context.Service<
  Companies,
  {
    readonly find: (id: string) => Effect.Effect<Company | null>
    /** The company of an account, and the account's role in it. */
    readonly ofAccount: (accountId: string) => Effect.Effect<MemberCompany | null>
    /** The newest first; only those before a company, if one is named. */
    readonly list: (
      state: CompanyState | null,
      before: Company | null,
      limit: number,
    ) => Effect.Effect<readonly Company[]>
    /** The oldest first. */
    readonly members: (companyId: string) => Effect.Effect<readonly Membership[]>
    /** The newest first. */
    readonly invitations: (companyId: string) => Effect.Effect<readonly CompanyInvitation[]>
    /** The newest invitation to this e-mail (in lower case). */
    readonly invitationFor: (email: string) => Effect.Effect<CompanyInvitation | null>
    /** The plans on offer, the cheapest first. */
    readonly plans: (market: MarketId) => Effect.Effect<readonly Plan[]>
    /** The company's debt and limit; zero for an unknown company. */
    readonly account: (company: Pick<Company, "id" | "market">) => Effect.Effect<CompanyAccount>
    /** The company's credit lots with something left, the one that ends soonest first; some may have ended. */
    readonly lots: (companyId: string) => Effect.Effect<readonly CreditLot[]>
    /** Its lines of credit from an instant on and before another, in order. */
    readonly credit: (companyId: string, from: Instant, to: Instant) => Effect.Effect<readonly CreditEntry[]>
    /** The end of the period of a plan that it bought last; null if it never did. */
    readonly boughtUntil: (companyId: string, planId: string) => Effect.Effect<Instant | null>
    /** All lines of account and credit of one booking, in order; including a payment made under its name. */
    readonly ofBooking: (companyId: string, reference: string) => Effect.Effect<BookingOnAccount>
    /**
     * What each of these bookings took from account and credit together, less what was given back, in minor units. A
     * booking without a line is missing.
     */
    readonly chargedFor: (
      companyId: string,
      references: readonly Reference[],
    ) => Effect.Effect<ReadonlyMap<string, number>>
    /** The lines of the account in a month, in order. */
    readonly entries: (companyId: string, month: string) => Effect.Effect<readonly AccountEntry[]>
    /** Every month with lines of the account, the newest first. */
    readonly months: (companyId: string) => Effect.Effect<readonly AccountMonth[]>

    /** The booking made from a row of a file, by the row's digest; null if there is none. */
    readonly bookedRow: (companyId: string, digest: string) => Effect.Effect<Reference | null>

    // Work that is done without a request.
    /** Lots that have ended by then with something left. */
    readonly endedLots: (now: Instant, limit: number) => Effect.Effect<readonly CreditLot[]>
    /** Approved companies whose plan's period has ended by then. */
    readonly renewals: (now: Instant, limit: number) => Effect.Effect<readonly Company[]>
    /** Past months of a market without a tax document in which something was sold or given back. */
    readonly unbilled: (market: MarketId, before: string, limit: number) => Effect.Effect<readonly UnbilledMonth[]>
  }
>()("mersal/Companies") {}

/** What reads the account of a company: its lines, its credit, and what is to be billed. */
export type AccountReadings = Pick<
  Companies["Service"],
  | "account"
  | "lots"
  | "credit"
  | "boughtUntil"
  | "ofBooking"
  | "chargedFor"
  | "entries"
  | "months"
  | "endedLots"
  | "renewals"
  | "unbilled"
>

export interface BookingOnAccount {
  readonly entries: readonly AccountEntry[]
  readonly credit: readonly CreditEntry[]
}

/** The totals of a month's lines, in minor units. */
export interface AccountMonth {
  readonly month: string
  /** Sales less refunds, VAT included. */
  readonly charged: number
  readonly vat: number
  readonly paid: number
}

export interface UnbilledMonth extends Pick<AccountMonth, "month" | "charged"> {
  readonly companyId: string
}

export interface MemberCompany {
  readonly company: Company
  readonly membership: Membership
}
