import type { Booking } from "../../../booking/booking.ts"
import type { BookingType } from "../../../booking/booking-type.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { SlotPlace } from "../../../booking/windows/slot-place.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { Lead } from "../../../leads/lead.ts"
import type { MarketId } from "../../../market/market.ts"
import type { BookingBelongings } from "../bookings.ts"

/** What is written of bookings, of what they hold, and of the leads before them. */
export type BookingChange =
  /** Conflicts when the reference is taken. Belongings that are not said are none. */
  | {
      readonly kind: "insertBooking"
      readonly booking: Booking
      readonly ownerDigest: string | null
      readonly belongings?: Partial<BookingBelongings>
    }
  /**
   * The booking as it stands from now on, but for its state, which its events tell. Conflicts unless its revision is the
   * one before: of two who change it at once one does.
   */
  | {
      readonly kind: "rewriteBooking"
      readonly booking: Booking
      readonly revision: number
      readonly slot: SlotPlace | null
      readonly pricedWindow: string | null
    }
  /** It holds nothing any more: its place and its use of a promo are given back, and nobody waits for its payment. */
  | { readonly kind: "dropHeld"; readonly reference: Reference }
  /** Whose use of its promo it is again, as a digest. */
  | { readonly kind: "holdPromo"; readonly reference: Reference; readonly customerDigest: string }
  /** Takes one place. Conflicts when so many are taken; without a limit never. */
  | { readonly kind: "reserveSlot"; readonly place: SlotPlace; readonly limit: number | null }
  /** Gives one place back; never more than were taken. */
  | { readonly kind: "releaseSlot"; readonly place: SlotPlace }
  /** How many bookings a window takes in each zone, from now on; null for any number. What is taken stays taken. */
  | {
      readonly kind: "setCapacity"
      readonly market: MarketId
      readonly bookingType: BookingType
      readonly window: string | null
      readonly capacity: number | null
    }
  /** Writes the lead or replaces it; a lead that a booking has closed stays as it is. */
  | { readonly kind: "saveLead"; readonly leadId: string; readonly lead: Lead; readonly at: Instant }
  /** Marks the lead as booked; nothing happens when there is none. */
  | { readonly kind: "closeLead"; readonly leadId: string; readonly reference: Reference }
