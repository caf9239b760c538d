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
    /** The deliveries of a webhook, the newest first; only those before a delivery, if one is named. */
    readonly deliveries: (
      webhookId: string,
      before: WebhookDelivery | null,
      limit: number,
    ) => Effect.Effect<readonly WebhookDelivery[]>
    readonly delivery: (webhookId: string, id: string) => Effect.Effect<WebhookDelivery | null>
    /** Claims due deliveries; nobody else gets them until the lease ends. */
    readonly claim: (claim: {
      readonly now: Instant
      readonly leaseUntil: Instant
      readonly limit: number
    }) => Effect.Effect<readonly WebhookDelivery[]>
  }
>()("mersal/Webhooks") {}
