import type { Booking } from "../../../booking/booking.ts"
import type { BookingType } from "../../../booking/booking-type.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { SlotPlace } from "../../../booking/windows/slot-place.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { Lead } from "../../../leads/lead.ts"
import type { MarketId } from "../../../market/market.ts"
import type { BookingBelongings } from "../bookings.ts"

/** Changes to bookings, what they hold, and the leads before them. */
export type BookingChange =
  /** Conflicts when the reference is taken. Belongings that are left out are none. */
  | {
      readonly kind: "insertBooking"
      readonly booking: Booking
      readonly ownerDigest: string | null
      readonly belongings?: Partial<BookingBelongings>
    }
  /**
   * The new version of a booking, except its state, which its events determine. Conflicts unless its revision is the
   * previous one: of two concurrent changes one succeeds.
   */
  | {
      readonly kind: "rewriteBooking"
      readonly booking: Booking
      readonly revision: number
      readonly slot: SlotPlace | null
      readonly pricedWindow: string | null
    }
  /** Releases its place and its use of a promo, and ends its wait for payment. */
  | { readonly kind: "dropHeld"; readonly reference: Reference }
  /** The digest of the customer whose promo use counts again. */
  | { readonly kind: "holdPromo"; readonly reference: Reference; readonly customerDigest: string }
  /** Takes one place. Conflicts when `limit` places are taken; null means no limit. */
  | { readonly kind: "reserveSlot"; readonly place: SlotPlace; readonly limit: number | null }
  /** Releases one place, never below zero. */
  | { readonly kind: "releaseSlot"; readonly place: SlotPlace }
  /** How many bookings a window takes in each zone from now on; null means no limit. Taken places stay taken. */
  | {
      readonly kind: "setCapacity"
      readonly market: MarketId
      readonly bookingType: BookingType
      readonly window: string | null
      readonly capacity: number | null
    }
  /** Writes or replaces the lead; a lead closed by a booking does not change. */
  | { readonly kind: "saveLead"; readonly leadId: string; readonly lead: Lead; readonly at: Instant }
  /** Marks the lead as booked; no effect when there is none. */
  | { readonly kind: "closeLead"; readonly leadId: string; readonly reference: Reference }
