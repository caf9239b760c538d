import type { Booking } from "../../../booking/booking.ts"
import type { Lead } from "../../../booking/lead.ts"
import type { Reference } from "../../../booking/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { TrackingEvent } from "../../../tracking/tracking-event.ts"

/** What is written of bookings, their tracking and the leads before them. */
export type BookingChange =
  /** Conflicts when the reference is taken. */
  | { readonly kind: "insertBooking"; readonly booking: Booking; readonly ownerDigest: string | null }
  /** Conflicts when the booking has an event of this order already. */
  | { readonly kind: "appendEvent"; readonly reference: Reference; readonly event: TrackingEvent }
  /** Writes the lead or replaces it; a lead that a booking has closed stays as it is. */
  | { readonly kind: "saveLead"; readonly leadId: string; readonly lead: Lead; readonly at: Instant }
  /** Marks the lead as booked; nothing happens when there is none. */
  | { readonly kind: "closeLead"; readonly leadId: string; readonly reference: Reference }
