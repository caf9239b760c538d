import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Booking, BookingState } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { SlotPlace } from "../../booking/windows/slot-place.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { PromoTerms } from "../../promo/promo.ts"
import type { ForgottenBookings } from "../../retention/people-of-bookings.ts"

/** Reads bookings. They are written by `UnitOfWork` only. */
export class Bookings extends Context.Service<
  Bookings,
  {
    readonly find: (reference: Reference) => Effect.Effect<StoredBooking | null>
    /** Somebody's bookings, the newest first; of two of one instant the one with the greater reference. */
    readonly list: (asked: BookingListRequest) => Effect.Effect<readonly StoredBooking[]>
    /** Bookings that wait for a payment and whose hold is over by then, the oldest first. */
    readonly endedHolds: (now: Instant, limit: number) => Effect.Effect<readonly Reference[]>
    /**
     * Bookings that still say for whom they were and are to be forgotten, the oldest of each kind first. One that expired
     * and may still be paid is none of them; one that was cancelled before its card was paid is forgotten as one that expired.
     */
    readonly toForget: (until: ForgottenBookings, limit: number) => Effect.Effect<readonly Booking[]>
  }
>()("mersal/Bookings") {}

export interface StoredBooking extends BookingBelongings {
  readonly booking: Booking
  /** Digest of the guest id that booked, or null when no browser did. */
  readonly ownerDigest: string | null
  /** Grows by one whenever the booking itself is rewritten; its log has an order of its own. */
  readonly revision: number
  /** All that has happened to it, in order. */
  readonly log: readonly RecordedEvent[]
}

/** What is kept beside a booking: whose it is, and what of the scarce it holds. */
export interface BookingBelongings {
  /** The account that booked it or claimed it; null for a guest's. */
  readonly accountId: string | null
  /** The company on whose account it is, and the cost centre there. */
  readonly companyId: string | null
  readonly costCentre: string | null
  /** In which its customer is written to. */
  readonly language: Language
  /** Whether nobody carries it: it was booked with a sandbox key. */
  readonly isSandbox: boolean
  /** The place that it takes in its pick-up window; null where it takes none, or gave it back. */
  readonly slot: SlotPlace | null
  /** The pick-up window that its price is of, where the desk has moved it to another since; null where that is its own. */
  readonly pricedWindow: string | null
  /** What a late cancellation keeps, agreed on with the booking (D36); null of one that was made before it was kept. */
  readonly minimumFare: Money | null
  /** Whose use of its promo it is, as a digest; null without one, or where it was given back. */
  readonly promoCustomer: string | null
  /** What its promo takes off, as it was when it was booked (D37); null without one, or of one made before it was kept. */
  readonly promoTerms: PromoTerms | null
  /** Until when it waits for its payment (D16); null where it does not. */
  readonly holdEndsAt: Instant | null
}

/** Of a booking that is nobody's and holds nothing. */
export const noBelongings: BookingBelongings = {
  accountId: null,
  companyId: null,
  costCentre: null,
  language: "en",
  isSandbox: false,
  slot: null,
  pricedWindow: null,
  minimumFare: null,
  promoCustomer: null,
  promoTerms: null,
  holdEndsAt: null,
}

export interface BookingListRequest {
  readonly owner: BookingListOwner
  /** Those that nobody carries, or the others; never both. */
  readonly isSandbox: boolean
  /** Empty: all of them. */
  readonly states: readonly BookingState[]
  /** First and last date of pick-up; null where there is no such end. */
  readonly from: LocalDate | null
  readonly to: LocalDate | null
  /** When they were booked: from an instant on, and before another. Left out: whenever. */
  readonly booked?: { readonly from: Instant; readonly to: Instant }
  /** For which cost centre. Left out: for any, and for none. */
  readonly costCentre?: string
  /** The last one of the page before; null for the first page. */
  readonly after: { readonly bookedAt: Instant; readonly reference: Reference } | null
  readonly limit: number
}

export type BookingListOwner =
  | { readonly kind: "guest"; readonly digest: string }
  /** With what he booked for the company that he is a member of, null of none; what he booked for another is that one's. */
  | { readonly kind: "account"; readonly id: string; readonly companyId: string | null }
  | { readonly kind: "company"; readonly id: string }
