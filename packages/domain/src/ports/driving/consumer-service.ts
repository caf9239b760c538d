import type { NotSignedIn, PasswordAskedAgain, TooManySignIns } from "../../account/account-errors.ts"
import type { Scope } from "../../account/scope.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { ApiKey, KeyKind } from "../../consumer/api-key.ts"
import type {
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

/** What programs need beside the calls themselves: keys to make them with, and messages when something happens (D43). */
export interface ConsumerService {
  /** A new key. The answer is the only place where it is ever shown. A live one asks for a proof of who its owner is. */
  makeKey(
    request: KeyRequest,
    options?: CallOptions,
  ): Answer<
    MadeKey,
    TooManyKeys | LiveKeyNeedsCompany | KeyExpiryPast | NotSignedIn | PasswordAskedAgain | TooManySignIns
  >
  keys(request: Record<never, never>, options?: CallOptions): Answer<readonly ShownKey[]>
  revokeKey(request: { readonly id: string }, options?: CallOptions): Answer<ShownKey, KeyNotFound>

  makeWebhook(
    request: WebhookRequest,
    options?: CallOptions,
  ): Answer<WebhookWithSecret, TooManyWebhooks | WebhookAddressRefused | NotSignedIn>
  webhooks(request: Record<never, never>, options?: CallOptions): Answer<readonly Webhook[]>
  changeWebhook(
    request: WebhookPatch,
    options?: CallOptions,
  ): Answer<WebhookWithSecret, WebhookNotFound | WebhookAddressRefused>
  deleteWebhook(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<{ readonly id: string }, WebhookNotFound>
  /** Sends a "ping" now, as any other message. */
  pingWebhook(request: { readonly id: string }, options?: CallOptions): Answer<WebhookDelivery, WebhookNotFound>
  deliveries(request: DeliveriesRequest, options?: CallOptions): Answer<DeliveryPage, WebhookNotFound>
  /** Sends a message once more, with the id it had. */
  replayDelivery(
    request: { readonly id: string; readonly deliveryId: string },
    options?: CallOptions,
  ): Answer<WebhookDelivery, WebhookNotFound>
}

export interface KeyRequest {
  readonly name: string
  readonly kind: KeyKind
  readonly scopes: readonly Scope[]
  readonly expiresAt: Instant | null
  /** Asked for of a live key where the sign-in is not of just now; null without it. */
  readonly password: string | null
}

/** A key without what recognises it. */
export type ShownKey = Omit<ApiKey, "digest" | "accountId">

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
  /** By which receivers check that a message is ours. */
  readonly secret: string
}

export interface DeliveriesRequest {
  readonly id: string
  /** What an earlier page answered as `next`; null for the first. */
  readonly cursor: string | null
}

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[]
  /** Asks for the next page; null when there is none. */
  readonly next: string | null
}
