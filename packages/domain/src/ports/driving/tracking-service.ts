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

/** How a booking is doing (section 7, GET /order/tracking and POST /order/tracking/global). */
export interface TrackingService {
  track(request: TrackRequest, options?: CallOptions): Answer<Tracking, BookingNotFound>
  /** At least one booking, the newest first. */
  search(request: GlobalSearch, options?: CallOptions): Answer<readonly Tracking[], SearchFailed>
}

export interface TrackRequest {
  /** As typed; anything that is no reference answers like an unknown one. */
  readonly reference: string
  /** From the link of the confirmation message; opens the owner's view. */
  readonly accessToken: string | null
}

export interface GlobalSearch {
  readonly field: SearchField
  readonly value: string
  /** The last four digits of a phone of the booking: what a guest has to know beside its reference. */
  readonly lastFour: string | null
}

/** What anybody with the reference sees; names, addresses, phones and prices are the owner's alone (D33). */
export interface Tracking {
  readonly reference: Reference
  readonly bookingType: BookingType
  readonly state: BookingState
  readonly bookedAt: Instant
  /** In it the parcel is collected: of a Next Day booking the one that it was assigned (D13). */
  readonly pickupWindow: BookedWindow
  /** By its end the parcel comes. */
  readonly deliveryWindow: BookedWindow
  /** 1 until an attempt has failed. */
  readonly attempt: number
  readonly events: readonly TrackingEvent[]
  /** Who drives, for the owner, while the booking is with a driver. */
  readonly driver: DriverCard | null
  /** The whole booking, for its owner only. */
  readonly booking: Booking | null
  /** What became of its money, for its owner only. */
  readonly money: BookingMoney | null
}
