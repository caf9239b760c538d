import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ProvedContacts } from "../../account/proved-contacts.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { LeadCase, LeadKind, LeadState } from "../../leads/lead-case.ts"
import type { MarketId } from "../../market/market.ts"

/** All leads in one list, of the booking form and all other forms (D38). Only `UnitOfWork` writes them. */
export class LeadDesk extends Context.Service<
  LeadDesk,
  {
    readonly find: (id: string) => Effect.Effect<LeadCase | null>
    /** All that erasing an account with these verified contacts deletes: they name one of them anywhere. */
    readonly naming: (proved: ProvedContacts) => Effect.Effect<readonly LeadCase[]>
    /** The newest first; of two with the same instant, the one with the greater id. */
    readonly list: (asked: LeadListRequest) => Effect.Effect<readonly LeadCase[]>
  }
>()("mersal/LeadDesk") {}

/** Null: all of them. */
export interface LeadListRequest {
  readonly market: MarketId | null
  readonly kind: LeadKind | null
  readonly state: LeadState | null
  readonly ownerId: string | null
  /** The last one of the page before; null for the first page. */
  readonly after: { readonly savedAt: Instant; readonly id: string } | null
  readonly limit: number
}
