import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Company, CompanyInvitation, CompanyState, Membership } from "../../corporate/company.ts"
import type { AccountEntry, CompanyAccount } from "../../corporate/company-account.ts"
import type { CreditEntry, CreditLot } from "../../corporate/credit.ts"
import type { Plan } from "../../corporate/plan.ts"
import type { MarketId } from "../../market/market.ts"

/** Reads companies. They are written by `UnitOfWork` only. */
export class Companies extends Context.Service<
  Companies,
  {
    readonly find: (id: string) => Effect.Effect<Company | null>
    /** The company that an account belongs to, and as what. */
    readonly ofAccount: (accountId: string) => Effect.Effect<MemberCompany | null>
    /** The newest first; those before one of them, when it is named. */
    readonly list: (
      state: CompanyState | null,
      before: Company | null,
      limit: number,
    ) => Effect.Effect<readonly Company[]>
    /** The oldest first. */
    readonly members: (companyId: string) => Effect.Effect<readonly Membership[]>
    /** The newest first. */
    readonly invitations: (companyId: string) => Effect.Effect<readonly CompanyInvitation[]>
    /** The newest to this e-mail (in lower case). */
    readonly invitationFor: (email: string) => Effect.Effect<CompanyInvitation | null>
    /** What is offered, the cheapest first. */
    readonly plans: (market: MarketId) => Effect.Effect<readonly Plan[]>
    /** What it owes and may owe; nothing of a company that is not there. */
    readonly account: (company: Pick<Company, "id" | "market">) => Effect.Effect<CompanyAccount>
    /** Its lots of credit of which something is left, what ends soonest first; some of them may have ended. */
    readonly lots: (companyId: string) => Effect.Effect<readonly CreditLot[]>
    /** Its lines of credit from an instant on and before another one, in their order. */
    readonly credit: (companyId: string, from: Instant, to: Instant) => Effect.Effect<readonly CreditEntry[]>
    /** When the period of a plan that it bought last ends; null where it never did. */
    readonly boughtUntil: (companyId: string, planId: string) => Effect.Effect<Instant | null>
    /** All lines of the account and of the credit that are of one booking, in their order; a payment that was made under its name, too. */
    readonly ofBooking: (companyId: string, reference: string) => Effect.Effect<BookingOnAccount>
    /**
     * What each of these bookings took of the account and the credit together, in minor units and less what was given back.
     * One without a line is missing.
     */
    readonly chargedFor: (
      companyId: string,
      references: readonly Reference[],
    ) => Effect.Effect<ReadonlyMap<string, number>>
    /** The lines of the account of a month, in their order. */
    readonly entries: (companyId: string, month: string) => Effect.Effect<readonly AccountEntry[]>
    /** Every month in which its account has lines, the newest first. */
    readonly months: (companyId: string) => Effect.Effect<readonly AccountMonth[]>

    /** By which booking a row of a file was booked, by its digest; null where it was not. */
    readonly bookedRow: (companyId: string, digest: string) => Effect.Effect<Reference | null>

    // What is to be done without being asked.
    /** Lots that have ended by then with something left. */
    readonly endedLots: (now: Instant, limit: number) => Effect.Effect<readonly CreditLot[]>
    /** Approved companies the period of whose plan has ended by then. */
    readonly renewals: (now: Instant, limit: number) => Effect.Effect<readonly Company[]>
    /** Months of a market before this one that have no tax document yet, though something was sold or given back. */
    readonly unbilled: (market: MarketId, before: string, limit: number) => Effect.Effect<readonly UnbilledMonth[]>
  }
>()("mersal/Companies") {}

export interface BookingOnAccount {
  readonly entries: readonly AccountEntry[]
  readonly credit: readonly CreditEntry[]
}

/** What the lines of a month come to, in minor units. */
export interface AccountMonth {
  readonly month: string
  /** Sold less what was given back, VAT included. */
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
