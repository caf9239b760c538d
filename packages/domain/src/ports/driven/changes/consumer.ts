import type { Instant } from "../../../calendar/zone.ts"
import type { ApiKey } from "../../../consumer/api-key.ts"
import type { Webhook, WebhookDelivery } from "../../../consumer/webhook.ts"

/** Changes to API keys and webhooks. */
export type ConsumerChange =
  /** Conflicts when the account already has `most` usable keys. */
  | { readonly kind: "insertKey"; readonly key: ApiKey; readonly most: number }
  /** Conflicts when the account has no such usable key. */
  | { readonly kind: "revokeKey"; readonly id: string; readonly accountId: string; readonly at: Instant }
  /** Conflicts when the account already has `most` webhooks. */
  | { readonly kind: "insertWebhook"; readonly webhook: Webhook; readonly most: number }
  /** Conflicts unless it is as `before`, so that no edit undoes another one or a new secret. */
  | { readonly kind: "replaceWebhook"; readonly before: Webhook; readonly webhook: Webhook }
  /** Deletes it with everything that waits to be sent to it. Conflicts when the account has none with this id. */
  | { readonly kind: "deleteWebhook"; readonly id: string; readonly accountId: string }
  /** Makes messages due that waited because the webhook was paused. */
  | { readonly kind: "resumeDeliveries"; readonly webhookId: string; readonly at: Instant }
  /** No effect when the message exists already, or its webhook is gone. */
  | { readonly kind: "insertDelivery"; readonly delivery: WebhookDelivery }
  /** The delivery after a try, or due for another one. Ends its claim. */
  | { readonly kind: "settleDelivery"; readonly delivery: WebhookDelivery }
