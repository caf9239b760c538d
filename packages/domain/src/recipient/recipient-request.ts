import type { StopWish } from "../booking/change/booking-change.ts"
import { type CancellationTimes, freeUntilOf } from "../booking/change/cancellation-policy.ts"
import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"

/** A question to a recipient about the delivery address. His link opens only this question, and is answered once. */
export interface RecipientRequest {
  /** The digest of the link's token, which itself is not stored. */
  readonly digest: string
  readonly reference: Reference
  readonly askedAt: Instant
  /** Exclusive: at exactly this instant the link has expired. */
  readonly expiresAt: Instant
  readonly answer: RecipientAnswer | null
}

export interface RecipientAnswer {
  readonly at: Instant
  /** Address and contact of the drop-off, as he gave them. */
  readonly wish: StopWish
  readonly outcome: RecipientOutcome
}

export type RecipientOutcome =
  /** The price stayed, and the booking's drop-off was changed. */
  | "applied"
  /** The price would change, so the sender decides. */
  | "proposed"
  | "accepted"
  | "declined"

/** The longest that a recipient may take to answer, in milliseconds. */
export const requestLifetime = 24 * 60 * msPerMinute

/** When a link ends that is sent now: no later than another drop-off can still be chosen (D37). */
export const requestEnd = (booking: Pick<CancellationTimes, "orderBy" | "startedAt">, askedAt: Instant): Instant =>
  Math.min(askedAt + requestLifetime, freeUntilOf(booking))

/** How often a recipient may be asked about one booking: each time costs an SMS, and his patience. */
export const mostRequests = 5

export const isOpenRequest = ({ answer, expiresAt }: RecipientRequest, now: Instant): boolean =>
  answer === null && now < expiresAt
