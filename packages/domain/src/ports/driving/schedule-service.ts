import type { NotServed, UnknownPlace } from "../../booking/booking-errors.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Answer, CallOptions } from "./service-failure.ts"
import type { PlaceReference } from "./place-reference.ts"

/** What can be booked between two places, and when (section 7, POST /slots/retrieve_all). */
export interface ScheduleService {
  lookUpSlots(request: SlotRequest, options?: CallOptions): Answer<SlotLookup, NotServed | UnknownPlace>
}

export interface SlotRequest {
  readonly market: MarketId
  readonly pickup: PlaceReference
  readonly dropOff: PlaceReference
}

export interface SlotLookup {
  /** The server's now, for which this answer is right. */
  readonly now: Instant
  /** The first instant at which the answer differs; null when it never does. */
  readonly staleAt: Instant | null
  readonly book: { readonly id: string; readonly version: string }
  readonly items: readonly SlotItem[]
}

/** One booking type: its earliest pick-up date and the windows of that date that are open. */
export interface SlotItem {
  readonly bookingType: BookingType
  readonly earliestPickup: LocalDate
  readonly earliestDelivery: LocalDate
  readonly slots: readonly OpenSlot[]
}

export interface OpenSlot {
  readonly key: string
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time; at this instant the window is shut. */
  readonly orderBy: Instant
}
