import type { BookedWindow, Booking, BookingState } from "../../booking/booking.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { BookingMoney } from "../../booking/change/booking-money.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { DriverCard } from "../../tracking/driver-card.ts"
import type { SearchField } from "../../tracking/global-search.ts"
import type { BookingNotFound, SearchFailed } from "../../tracking/tracking-errors.ts"
import type { TrackingEvent } from "../../tracking/tracking-event.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** The progress of a booking (section 7, GET /order/tracking and POST /order/tracking/global). */
export interface TrackingService {
  track(request: TrackRequest, options?: CallOptions): Answer<Tracking, BookingNotFound>
  /** At least one booking, the newest first. */
  search(request: GlobalSearch, options?: CallOptions): Answer<readonly Tracking[], SearchFailed>
}

export interface TrackRequest {
  /** As typed; a text that is no reference is answered like an unknown one. */
  readonly reference: string
  /** From the link in the confirmation message; gives the owner's view. */
  readonly accessToken: string | null
}

export interface GlobalSearch {
  readonly field: SearchField
  readonly value: string
  /** The last four digits of a phone of the booking: what a guest must know besides its reference. */
  readonly lastFour: string | null
}

/** What anybody with the reference sees. Only the owner sees names, addresses, phones and prices (D33). */
export interface Tracking {
  readonly reference: Reference
  readonly bookingType: BookingType
  readonly state: BookingState
  readonly bookedAt: Instant
  /** When the parcel is collected; for Next Day the window that the server assigned (D13). */
  readonly pickupWindow: BookedWindow
  /** The parcel arrives by the end of this window. */
  readonly deliveryWindow: BookedWindow
  /** 1 until an attempt has failed. */
  readonly attempt: number
  readonly events: readonly TrackingEvent[]
  /** The driver, for the owner only, while the booking is with one. */
  readonly driver: DriverCard | null
  /** The whole booking, for its owner only. */
  readonly booking: Booking | null
  /** What was paid and what became of it, for its owner only. */
  readonly money: BookingMoney | null
}
