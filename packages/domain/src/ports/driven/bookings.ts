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

/** Reads bookings. Only `UnitOfWork` writes them. */
export class Bookings extends Context.Service<
  Bookings,
  {
    readonly find: (reference: Reference) => Effect.Effect<StoredBooking | null>
    /** An owner's bookings, the newest first; of two with the same instant, the one with the greater reference. */
    readonly list: (asked: BookingListRequest) => Effect.Effect<readonly StoredBooking[]>
    /** Bookings that wait for a payment and whose hold has ended by `now`, the oldest first. */
    readonly endedHolds: (now: Instant, limit: number) => Effect.Effect<readonly Reference[]>
    /**
     * Bookings with personal data that is due for deletion, the oldest of each kind first. An expired booking that can
     * still be paid is not included; one that was cancelled before its card was paid is treated like an expired one.
     */
    readonly toForget: (until: ForgottenBookings, limit: number) => Effect.Effect<readonly Booking[]>
  }
>()("mersal/Bookings") {}

export interface StoredBooking extends BookingBelongings {
  readonly booking: Booking
  /** Digest of the guest id that booked; null if no browser did. */
  readonly ownerDigest: string | null
  /** Grows by one whenever the booking itself is rewritten; its log has its own order. */
  readonly revision: number
  /** Its history, in order. */
  readonly log: readonly RecordedEvent[]
}

/** What is stored beside a booking: its owner, and the scarce resources it holds. */
export interface BookingBelongings {
  /** The account that booked or claimed it; null for a guest's. */
  readonly accountId: string | null
  /** The company that pays it on account, and its cost centre. */
  readonly companyId: string | null
  readonly costCentre: string | null
  /** The language of messages to its customer. */
  readonly language: Language
  /** Whether it was booked with a sandbox key, and so is not carried. */
  readonly isSandbox: boolean
  /** Its place in a pick-up window; null if it takes none or has released it. */
  readonly slot: SlotPlace | null
  /** The pick-up window of its price, if the desk has moved it since; otherwise null. */
  readonly pricedWindow: string | null
  /** What a late cancellation keeps, as agreed when booking (D36); null for bookings from before it was stored. */
  readonly minimumFare: Money | null
  /** The digest of the customer whose use of the promo counts; null without one, or if the use was given back. */
  readonly promoCustomer: string | null
  /**
   * The promo's terms at the time of booking (D37); null without one, and for bookings from before they were stored.
   */
  readonly promoTerms: PromoTerms | null
  /** Until when it is held for its payment (D16); null if it is not. */
  readonly holdEndsAt: Instant | null
}

/** For a booking without an owner that holds nothing. */
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
  /** Sandbox bookings, or the others; never both. */
  readonly isSandbox: boolean
  /** Empty: all of them. */
  readonly states: readonly BookingState[]
  /** First and last date of pick-up; null means no limit. */
  readonly from: LocalDate | null
  readonly to: LocalDate | null
  /** Time of booking: from an instant on, and before another. Any by default. */
  readonly booked?: { readonly from: Instant; readonly to: Instant }
  /** The cost centre. By default any, or none. */
  readonly costCentre?: string
  /** The last one of the page before; null for the first page. */
  readonly after: { readonly bookedAt: Instant; readonly reference: Reference } | null
  readonly limit: number
}

export type BookingListOwner =
  | { readonly kind: "guest"; readonly digest: string }
  /**
   * Includes what he booked for his company, if `companyId` names it. Bookings for another company belong to that one.
   */
  | { readonly kind: "account"; readonly id: string; readonly companyId: string | null }
  | { readonly kind: "company"; readonly id: string }
