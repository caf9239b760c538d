import type { Instant } from "../../../calendar/zone.ts"
import type { ApiKey } from "../../../consumer/api-key.ts"
import type { Webhook, WebhookDelivery } from "../../../consumer/webhook.ts"

/** What is written for programs that use the API. */
export type ConsumerChange =
  /** Conflicts when the account has `most` usable keys already. */
  | { readonly kind: "insertKey"; readonly key: ApiKey; readonly most: number }
  /** Conflicts when the account has no such key that still opens something. */
  | { readonly kind: "revokeKey"; readonly id: string; readonly accountId: string; readonly at: Instant }
  /** Conflicts when the account has `most` webhooks already. */
  | { readonly kind: "insertWebhook"; readonly webhook: Webhook; readonly most: number }
  /** Conflicts unless it is as it was before, so that no edit undoes another, or a new secret. */
  | { readonly kind: "replaceWebhook"; readonly before: Webhook; readonly webhook: Webhook }
  /** With everything that waits to be sent to it. Conflicts when the account has none of this id. */
  | { readonly kind: "deleteWebhook"; readonly id: string; readonly accountId: string }
  /** Makes due what waits for a webhook because that was paused. */
  | { readonly kind: "resumeDeliveries"; readonly webhookId: string; readonly at: Instant }
  /** Nothing happens when the message is there already, or its webhook is gone. */
  | { readonly kind: "insertDelivery"; readonly delivery: WebhookDelivery }
  /** After a try, or to be tried anew. Frees it for whoever claims next. */
  | { readonly kind: "settleDelivery"; readonly delivery: WebhookDelivery }
