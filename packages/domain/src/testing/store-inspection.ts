import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Lead } from "../leads/lead.ts"
import type { OutboxMessage } from "../ports/driven/changes/outbox.ts"

/** Parts of a store that no port reads yet. Only for tests of the unit of work. */
export class StoreInspection extends Context.Service<
  StoreInspection,
  {
    readonly leads: Effect.Effect<readonly StoredLead[]>
    readonly outbox: Effect.Effect<readonly OutboxMessage[]>
  }
>()("mersal/testing/StoreInspection") {}

export interface StoredLead {
  readonly leadId: string
  readonly lead: Lead
  readonly savedAt: Instant
  readonly bookedAs: Reference | null
}
