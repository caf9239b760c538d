import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { Webhook, WebhookDelivery } from "../../consumer/webhook.ts"

/** Reads webhooks and what is to be sent to them. They are written by `UnitOfWork` only. */
export class Webhooks extends Context.Service<
  Webhooks,
  {
    /** All of an account, the oldest first. */
    readonly list: (accountId: string) => Effect.Effect<readonly Webhook[]>
    readonly find: (id: string) => Effect.Effect<Webhook | null>
    /** The newest deliveries of a webhook first; those before one of them, when it is named. */
    readonly deliveries: (
      webhookId: string,
      before: WebhookDelivery | null,
      limit: number,
    ) => Effect.Effect<readonly WebhookDelivery[]>
    readonly delivery: (webhookId: string, id: string) => Effect.Effect<WebhookDelivery | null>
    /** Takes deliveries that are due, for nobody else to take until the lease ends. */
    readonly claim: (claim: {
      readonly now: Instant
      readonly leaseUntil: Instant
      readonly limit: number
    }) => Effect.Effect<readonly WebhookDelivery[]>
  }
>()("mersal/Webhooks") {}
