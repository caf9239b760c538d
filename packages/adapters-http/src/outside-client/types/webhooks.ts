import type { Instant } from "./values.ts"

export type WebhookEvent =
  | "booking.confirmed"
  | "booking.changed"
  | "booking.cancelled"
  | "booking.expired"
  | "booking.assigned"
  | "booking.pickup-started"
  | "booking.picked-up"
  | "booking.pickup-failed"
  | "booking.delivery-started"
  | "booking.delivered"
  | "booking.delivery-failed"
  | "booking.on-hold"
  | "booking.returning"
  | "booking.returned"

export interface WebhookRequest {
  /** An https address of the caller's own. */
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

export interface WebhookChange {
  readonly url?: string
  readonly events?: readonly WebhookEvent[]
  readonly isActive?: boolean
  /** Makes a new secret; the old one no longer signs anything. */
  readonly renewSecret?: true
}

export interface Webhook {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
  readonly createdAt: Instant
}

export interface WebhookWithSecret {
  readonly webhook: Webhook
  /** "whsec_…": the secret for `verifyWebhook`. */
  readonly secret: string
}

/** One message to one address, and its result. */
export interface WebhookDelivery {
  readonly id: string
  readonly event: WebhookEvent | "ping"
  readonly reference: string | null
  /** Whether a sandbox key made the booking. */
  readonly isTest: boolean
  readonly happenedAt: Instant
  readonly state: "waiting" | "delivered" | "given-up"
  /** How often it was tried since it was made or last replayed. */
  readonly attempts: number
  /** When it is tried next; null if it is not. */
  readonly dueAt: Instant | null
  /** The last answer's status, or why there was none; null before the first of these tries. */
  readonly lastOutcome: string | null
}

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[]
  /** The cursor of the next page; null if there is none. */
  readonly next: string | null
}

/** The content of a verified message. */
export interface WebhookMessage {
  /** The same in every try of a message: drop a second message with it. */
  readonly id: string
  readonly type: WebhookEvent | "ping"
  /** When it happened, as ISO 8601. */
  readonly timestamp: string
  readonly data: {
    /** The booking's reference; absent in a ping. */
    readonly bkref?: string
    readonly isTest: boolean
  }
}
