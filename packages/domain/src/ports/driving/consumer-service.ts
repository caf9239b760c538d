import type { NotSignedIn, PasswordAskedAgain, TooManySignIns } from "../../account/account-errors.ts"
import type { Scope } from "../../account/scope.ts"
import type { IdempotencyMismatch } from "../../booking/booking-errors.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { ApiKey, KeyKind } from "../../consumer/api-key.ts"
import type {
  DeliveryNotFound,
  KeyExpiryPast,
  KeyNotFound,
  LiveKeyNeedsCompany,
  TooManyKeys,
  TooManyWebhooks,
  WebhookAddressRefused,
  WebhookNotFound,
} from "../../consumer/consumer-errors.ts"
import type { Webhook, WebhookDelivery, WebhookEvent } from "../../consumer/webhook.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** What API programs need besides the calls themselves: API keys, and webhook messages (D43). */
export interface ConsumerService {
  /**
   * Makes a key, once for each idempotency key. Only this answer and its repetitions ever contain it. A live key requires
   * proof of the owner's identity, also to be answered again.
   */
  makeKey(
    request: KeyRequest,
    options?: CallOptions,
  ): Answer<
    MadeKey,
    | TooManyKeys
    | LiveKeyNeedsCompany
    | KeyExpiryPast
    | NotSignedIn
    | PasswordAskedAgain
    | TooManySignIns
    | IdempotencyMismatch
  >
  /** The caller's keys, including revoked ones, the newest first. */
  keys(request: KeysRequest, options?: CallOptions): Answer<KeyPage>
  revokeKey(request: { readonly id: string }, options?: CallOptions): Answer<ShownKey, KeyNotFound>

  makeWebhook(
    request: WebhookRequest,
    options?: CallOptions,
  ): Answer<WebhookWithSecret, IdempotencyMismatch | TooManyWebhooks | WebhookAddressRefused | NotSignedIn>
  webhooks(request: Record<never, never>, options?: CallOptions): Answer<readonly Webhook[]>
  changeWebhook(
    request: WebhookPatch,
    options?: CallOptions,
  ): Answer<WebhookWithSecret, WebhookNotFound | WebhookAddressRefused>
  deleteWebhook(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<{ readonly id: string }, WebhookNotFound>
  /** Sends a "ping" now, like any other message, once for each idempotency key. */
  pingWebhook(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<WebhookDelivery, WebhookNotFound | IdempotencyMismatch>
  deliveries(request: DeliveriesRequest, options?: CallOptions): Answer<DeliveryPage, WebhookNotFound>
  /** Sends a message once more, with its original id. */
  replayDelivery(
    request: { readonly id: string; readonly deliveryId: string },
    options?: CallOptions,
  ): Answer<WebhookDelivery, WebhookNotFound | DeliveryNotFound>
}

export interface KeyRequest {
  readonly name: string
  readonly kind: KeyKind
  readonly scopes: readonly Scope[]
  readonly expiresAt: Instant | null
  /** Required for a live key unless the sign-in is recent; otherwise null. */
  readonly password: string | null
}

/** A key without the fields that recognise it. */
export type ShownKey = Omit<ApiKey, "digest" | "accountId">

export interface KeysRequest {
  /** `next` of the previous page; null for the first. */
  readonly after: KeyCursor | null
  /** 1 to 100. */
  readonly limit: number
}

/** The last key of a page. */
export type KeyCursor = Pick<ApiKey, "createdAt" | "id">

export interface KeyPage {
  readonly keys: readonly ShownKey[]
  /** Where the next page begins; null when there is none. */
  readonly next: KeyCursor | null
}

export interface MadeKey {
  readonly key: string
  readonly shown: ShownKey
}

export interface WebhookRequest {
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

export interface WebhookPatch extends Partial<WebhookRequest> {
  readonly id: string
  readonly isActive?: boolean
  /** Makes a new secret; the old one signs nothing from then on. */
  readonly renewSecret?: true
}

export interface WebhookWithSecret {
  readonly webhook: Webhook
  /** With it receivers verify that a message is ours. */
  readonly secret: string
}

export interface DeliveriesRequest {
  readonly id: string
  /** `next` of the previous page; null for the first. */
  readonly cursor: DeliveryCursor | null
}

/** The last delivery of a page, and of which webhook. */
export type DeliveryCursor = Pick<WebhookDelivery, "webhookId" | "happenedAt" | "id">

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[]
  /** The cursor of the next page; null when there is none. */
  readonly next: DeliveryCursor | null
}
