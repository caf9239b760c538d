import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { Webhook, WebhookDelivery } from "../../consumer/webhook.ts"

/** Reads webhooks and their deliveries. Only `UnitOfWork` writes them. */
export class Webhooks extends Context.Service<
  Webhooks,
  {
    /** All webhooks of an account, the oldest first. */
    readonly list: (accountId: string) => Effect.Effect<readonly Webhook[]>
    readonly find: (id: string) => Effect.Effect<Webhook | null>
    /** The deliveries of a webhook, the newest first; only those before a delivery, if one is named, present or not. */
    readonly deliveries: (
      webhookId: string,
      before: Pick<WebhookDelivery, "happenedAt" | "id"> | null,
      limit: number,
    ) => Effect.Effect<readonly WebhookDelivery[]>
    readonly delivery: (webhookId: string, id: string) => Effect.Effect<WebhookDelivery | null>
    /**
     * Gives the next webhook its turn: takes some of its deliveries that are due, for nobody else to take until the lease
     * ends. Accounts come in turn, and the webhooks of each. A webhook has one turn at a time, and an account
     * `mostTurns` (one more now and then, where two processes look at the same moment).
     */
    readonly claim: (claim: {
      readonly now: Instant
      readonly leaseUntil: Instant
      readonly limit: number
    }) => Effect.Effect<readonly WebhookDelivery[]>
    /** Ends a turn before its lease does, so that the next may begin. A turn is known by its lease. */
    readonly endTurn: (turn: { readonly webhookId: string; readonly leaseUntil: Instant }) => Effect.Effect<void>
  }
>()("mersal/Webhooks") {}
