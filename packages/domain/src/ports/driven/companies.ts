import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Company, CompanyInvitation, CompanyState, Membership } from "../../corporate/company.ts"
import type { CreditEntry, Plan } from "../../corporate/plan.ts"
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
    /** Every line of the company's credit, in the order of their instants. */
    readonly credit: (companyId: string) => Effect.Effect<readonly CreditEntry[]>
  }
>()("mersal/Companies") {}

export interface MemberCompany {
  readonly company: Company
  readonly membership: Membership
}
