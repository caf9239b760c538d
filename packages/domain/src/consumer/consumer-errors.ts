import * as Data from "effect/Data"
import type { WebhookAddressIssue } from "./webhook.ts"

/** The caller has no key with this id. */
export class KeyNotFound extends Data.TaggedError("KeyNotFound") {}

/** The caller has the most keys allowed: revoke one first. */
export class TooManyKeys extends Data.TaggedError("TooManyKeys")<{ readonly most: number }> {}

/** The key's expiry is in the past: leave it out, or choose a future one. */
export class KeyExpiryPast extends Data.TaggedError("KeyExpiryPast") {}

/** A live key belongs to a company (D43). */
export class LiveKeyNeedsCompany extends Data.TaggedError("LiveKeyNeedsCompany") {}

/** The caller has no webhook with this id. */
export class WebhookNotFound extends Data.TaggedError("WebhookNotFound") {}

/** The webhook has no such delivery. */
export class DeliveryNotFound extends Data.TaggedError("DeliveryNotFound") {}

/** The caller has the most webhooks allowed: delete one first. */
export class TooManyWebhooks extends Data.TaggedError("TooManyWebhooks")<{ readonly most: number }> {}

/** The address is not valid for a webhook. */
export class WebhookAddressRefused extends Data.TaggedError("WebhookAddressRefused")<{
  readonly issue: WebhookAddressIssue
}> {}
