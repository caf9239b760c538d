import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"

/** The events of webhooks. Each is sent after it has happened and is on disk. */
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

/** A consumer's address for messages, and its events. */
export interface Webhook {
  readonly id: string
  readonly accountId: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
  /** Grows with each change of the secret, which is derived from it. */
  readonly generation: number
  readonly createdAt: Instant
}

/** A message to a consumer. Every try has the same id and the same content. */
export interface WebhookDelivery {
  /** Receivers drop a second message with the same id. */
  readonly id: string
  readonly webhookId: string
  /** "ping" only tests whether the address answers. */
  readonly event: WebhookEvent | "ping"
  readonly reference: Reference | null
  /** Whether it is about a sandbox booking, which nobody carries. */
  readonly isTest: boolean
  readonly happenedAt: Instant
  readonly state: "waiting" | "delivered" | "given-up"
  /** How often it was tried since it was made or its owner last asked for it again. */
  readonly attempts: number
  /** When it is tried next; null if it is not. */
  readonly dueAt: Instant | null
  /** The last answer's status, or why there was none; null before the first of these tries. */
  readonly lastOutcome: string | null
}

/** More addresses than anybody needs. */
export const mostWebhooks = 10

/** How many webhooks of an account may be sent to at once: slow ones keep no other account waiting. */
export const mostTurns = 2

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The wait after each failed try, in milliseconds: eight tries within a day and a half. */
export const retryWaits: readonly number[] = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  8 * hour,
  24 * hour,
]

/** A delivery after a failed try: due again later, or given up after the last. */
export function afterFailure(delivery: WebhookDelivery, outcome: string, now: Instant): WebhookDelivery {
  const wait = retryWaits[delivery.attempts]
  const attempts = delivery.attempts + 1
  return wait === undefined
    ? { ...delivery, state: "given-up", attempts, dueAt: null, lastOutcome: outcome }
    : { ...delivery, state: "waiting", attempts, dueAt: now + wait, lastOutcome: outcome }
}

/** A delivery after a successful try: any 2xx. */
export const afterSuccess = (delivery: WebhookDelivery, outcome: string): WebhookDelivery => ({
  ...delivery,
  state: "delivered",
  attempts: delivery.attempts + 1,
  dueAt: null,
  lastOutcome: outcome,
})

/**
 * How long after its event a message waits for its webhook to be resumed, in milliseconds: as long as eight tries take.
 */
const pausedWait = 36 * hour

/**
 * A delivery whose webhook was paused while it waited: postponed, because nothing is sent to an address that its owner
 * has switched off. It is checked again within the hour, in case resuming the webhook did not make it due, and given up
 * once its event is too old.
 */
export function afterPause(delivery: WebhookDelivery, now: Instant): WebhookDelivery {
  const until = delivery.happenedAt + pausedWait
  return now >= until
    ? { ...delivery, state: "given-up", dueAt: null, lastOutcome: "paused" }
    : { ...delivery, dueAt: Math.min(now + hour, until), lastOutcome: "paused" }
}

/**
 * A delivery that its owner wants sent again: with the same id, so that a receiver may still drop it. It begins anew,
 * with all its tries before it and no outcome.
 */
export const replayed = (delivery: WebhookDelivery, now: Instant): WebhookDelivery => ({
  ...delivery,
  state: "waiting",
  attempts: 0,
  dueAt: now,
  lastOutcome: null,
})

/** Why an address cannot be used; null if it can. */
export type WebhookAddressIssue = "not-https" | "has-credentials" | "malformed" | "inner"

/**
 * Checks a consumer's address: only https, without user name and password.
 *
 * @param mayBePlain whether http is allowed too: in development, where the receiver runs beside us
 */
export function webhookAddressIssue(url: string, mayBePlain: boolean): WebhookAddressIssue | null {
  const parts = /^(https?):\/\/([^/?#]+)/i.exec(url)
  if (!parts || /[\s\\]/.test(url)) return "malformed"
  const [, scheme = "", authority = ""] = parts
  if (authority.includes("@")) return "has-credentials"
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(authority)) return "malformed"
  return scheme.toLowerCase() === "https" || mayBePlain ? null : "not-https"
}
