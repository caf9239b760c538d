import * as Data from "effect/Data"
import type { WebhookAddressIssue } from "./webhook.ts"

/** No key of the caller has this id. */
export class KeyNotFound extends Data.TaggedError("KeyNotFound") {}

/** The caller has as many keys as one may have: revoke one first. */
export class TooManyKeys extends Data.TaggedError("TooManyKeys")<{ readonly most: number }> {}

/** A key that ends before it begins: leave its end out, or name one to come. */
export class KeyExpiryPast extends Data.TaggedError("KeyExpiryPast") {}

/** A key that books for real belongs to a company (D43). */
export class LiveKeyNeedsCompany extends Data.TaggedError("LiveKeyNeedsCompany") {}

/** No webhook of the caller has this id, or no delivery of it. */
export class WebhookNotFound extends Data.TaggedError("WebhookNotFound") {}

/** The caller has as many webhooks as one may have: delete one first. */
export class TooManyWebhooks extends Data.TaggedError("TooManyWebhooks")<{ readonly most: number }> {}

/** Nothing can be sent to this address. */
export class WebhookAddressRefused extends Data.TaggedError("WebhookAddressRefused")<{
  readonly issue: WebhookAddressIssue
}> {}
