import type { StopWish } from "../booking/change/booking-change.ts"
import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerMinute } from "../calendar/zone.ts"

/** A recipient who was asked where a parcel shall go. His link opens this question alone, and is answered once. */
export interface RecipientRequest {
  /** Of the link's token, which is kept nowhere. */
  readonly digest: string
  readonly reference: Reference
  readonly askedAt: Instant
  /** Half-open: at exactly this instant the link opens nothing. */
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
  /** The price stayed: it is the booking's drop-off now. */
  | "applied"
  /** The price would be another: the sender decides. */
  | "proposed"
  | "accepted"
  | "declined"

/** For how long a recipient may answer, in milliseconds. */
export const requestLifetime = 24 * 60 * msPerMinute

/** As often as one recipient may be asked about one booking: each costs an SMS, and his patience. */
export const mostRequests = 5

export const isOpenRequest = ({ answer, expiresAt }: RecipientRequest, now: Instant): boolean =>
  answer === null && now < expiresAt
