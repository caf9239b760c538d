import { type Instant, msPerDay } from "../calendar/zone.ts"
import { positionLifetime } from "../delivery/driver-position.ts"

/** How long personal data is kept once it is of no use, in milliseconds. */
export const retention = {
  /** A driver's last position; only while it may be shown. */
  driverPositions: positionLifetime,
  /** Delivered outbox messages, as evidence. */
  deliveredMessages: 7 * msPerDay,
  /** Webhook deliveries that were sent or given up: their owner may look at them and have them sent once more. */
  settledDeliveries: 30 * msPerDay,
  /** Pictures of deliveries: for as long as somebody may claim that nothing came. */
  proofs: 180 * msPerDay,
  /** Staff notes about a booking. */
  notes: 180 * msPerDay,
  /** Counted analytics events. */
  analyticsEvents: 90 * msPerDay,
  /** Consents of browsers without an account. */
  consents: 730 * msPerDay,
  /** Push subscriptions to a booking, whose day is long past by then. */
  pushSubscriptions: 60 * msPerDay,
  /** Questions to recipients and their answers, with the addresses they gave. */
  recipientRequests: 30 * msPerDay,
} as const satisfies Readonly<Record<string, number>>

export type Kept = keyof typeof retention

/** Data last used at or before this instant is deleted. */
export const forgottenUntil = (what: Kept, now: Instant): Instant => now - retention[what]
