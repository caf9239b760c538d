import { type Instant, msPerDay } from "../calendar/zone.ts"
import { positionLifetime } from "../delivery/driver-position.ts"

/** For how long what is written of people is kept once it is of no use, in milliseconds. */
export const retention = {
  /** A driver's last place; only while it may be shown. */
  driverPositions: positionLifetime,
  /** Messages of the outbox that were delivered: to see that they were. */
  deliveredMessages: 7 * msPerDay,
  /** What was sent to a webhook, or given up: its owner may look at it and have it sent once more. */
  settledDeliveries: 30 * msPerDay,
  /** Pictures of deliveries: for as long as somebody may say that nothing came. */
  proofs: 180 * msPerDay,
  /** What staff wrote to each other about a booking. */
  notes: 180 * msPerDay,
  /** Facts that were counted. */
  analyticsEvents: 90 * msPerDay,
  /** What browsers without an account agreed to. */
  consents: 730 * msPerDay,
  /** Browsers that are told of a booking: by then it was booked for a day long past. */
  pushSubscriptions: 60 * msPerDay,
  /** What recipients were asked and said, with the addresses they gave. */
  recipientRequests: 30 * msPerDay,
} as const satisfies Readonly<Record<string, number>>

export type Kept = keyof typeof retention

/** What was last of use by then is deleted: at exactly the end of its time, too. */
export const forgottenUntil = (what: Kept, now: Instant): Instant => now - retention[what]
