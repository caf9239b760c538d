import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"

/** What a consumer can be told. Each is sent when it has happened and is on disk. */
export const webhookEvents = [
  "booking.confirmed",
  "booking.changed",
  "booking.cancelled",
  "booking.expired",
  "booking.assigned",
  "booking.pickup-started",
  "booking.picked-up",
  "booking.pickup-failed",
  "booking.delivery-started",
  "booking.delivered",
  "booking.delivery-failed",
  "booking.on-hold",
  "booking.returning",
  "booking.returned",
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Where a consumer wants to be told, and of what. */
export interface Webhook {
  readonly id: string
  readonly accountId: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
  /** Grows with each change of the secret, which follows from it. */
  readonly generation: number
  readonly createdAt: Instant
}

/** One message to one consumer. The same message tried again has the same id and the same words. */
export interface WebhookDelivery {
  /** Receivers drop a second message with the same id. */
  readonly id: string
  readonly webhookId: string
  /** "ping" asks only whether the address answers. */
  readonly event: WebhookEvent | "ping"
  readonly reference: Reference | null
  /** Whether it tells of a booking that a sandbox key made, which nobody carries. */
  readonly isTest: boolean
  readonly happenedAt: Instant
  readonly state: "waiting" | "delivered" | "given-up"
  readonly attempts: number
  /** When it is tried next; null when it is not. */
  readonly dueAt: Instant | null
  /** The last answer's status, or why there was none; null before the first try. */
  readonly lastOutcome: string | null
}

/** More addresses than anybody listens at. */
export const mostWebhooks = 10

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long after each failed try the next one follows, in milliseconds: eight tries within a day and a half. */
export const retryWaits: readonly number[] = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  8 * hour,
  24 * hour,
]

/** A delivery after a try that failed: tried again later, or given up after the last. */
export function afterFailure(delivery: WebhookDelivery, outcome: string, now: Instant): WebhookDelivery {
  const wait = retryWaits[delivery.attempts]
  const attempts = delivery.attempts + 1
  return wait === undefined
    ? { ...delivery, state: "given-up", attempts, dueAt: null, lastOutcome: outcome }
    : { ...delivery, state: "waiting", attempts, dueAt: now + wait, lastOutcome: outcome }
}

/** A delivery after a try that the far side took: any 2xx. */
export const afterSuccess = (delivery: WebhookDelivery, outcome: string): WebhookDelivery => ({
  ...delivery,
  state: "delivered",
  attempts: delivery.attempts + 1,
  dueAt: null,
  lastOutcome: outcome,
})

/** For how long after it happened a message waits for its webhook to be resumed, in milliseconds: as long as eight tries take. */
const pausedWait = 36 * hour

/**
 * A delivery whose webhook was paused while it waited: put off, for nothing goes to an address that its owner has switched
 * off. It is looked at again within the hour, should nobody have made it due when the webhook was resumed, and given up
 * once what it tells of is too long ago.
 */
export function afterPause(delivery: WebhookDelivery, now: Instant): WebhookDelivery {
  const until = delivery.happenedAt + pausedWait
  return now >= until
    ? { ...delivery, state: "given-up", dueAt: null, lastOutcome: "paused" }
    : { ...delivery, dueAt: Math.min(now + hour, until), lastOutcome: "paused" }
}

/** A delivery that its owner wants once more: with the same id, so that a receiver may still drop it. */
export const replayed = (delivery: WebhookDelivery, now: Instant): WebhookDelivery => ({
  ...delivery,
  state: "waiting",
  attempts: 0,
  dueAt: now,
})

/** Why an address cannot be told anything; null when it can. */
export type WebhookAddressIssue = "not-https" | "has-credentials" | "malformed"

/**
 * Reads an address that a consumer gives. Only https, without a name and password in it.
 *
 * @param mayBePlain whether http is taken too: in development, where the receiver runs beside us
 */
export function webhookAddressIssue(url: string, mayBePlain: boolean): WebhookAddressIssue | null {
  const parts = /^(https?):\/\/([^/?#]+)/i.exec(url)
  if (!parts || /[\s\\]/.test(url)) return "malformed"
  const [, scheme = "", authority = ""] = parts
  if (authority.includes("@")) return "has-credentials"
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(authority)) return "malformed"
  return scheme.toLowerCase() === "https" || mayBePlain ? null : "not-https"
}
