import type { BookedWindow, Booking, BookingMoney, BookingState } from "./bookings.ts"
import type { TrackingEvent } from "./tracking-event.ts"
import type { BookingType, Instant, Position } from "./values.ts"

/** What anybody with the reference sees; `driver`, `booking` and `money` are null except for the booking's owner. */
export interface Tracking {
  readonly reference: string
  readonly bookingType: BookingType
  readonly state: BookingState
  readonly bookedAt: Instant
  /** When the parcel is collected. */
  readonly pickupWindow: BookedWindow
  /** When the parcel is delivered: by the window's end. */
  readonly deliveryWindow: BookedWindow
  /** 1 until an attempt has failed. */
  readonly attempt: number
  readonly events: readonly TrackingEvent[]
  readonly driver: Driver | null
  readonly booking: Booking | null
  /** Its payments and refunds, for its owner. */
  readonly money: BookingMoney | null
}

export interface Driver {
  readonly name: string
  readonly phone: string | null
  readonly image: string | null
  /** The mean of at least five ratings; null if there are fewer. */
  readonly rating: number | null
}

export interface BookingSearch {
  readonly field: "reference" | "phone" | "email"
  readonly value: string
  /** The last four digits of one of the booking's phones, for a booking that does not belong to the key's account. */
  readonly lastFour?: string
}

export interface Eta {
  readonly leg: "pickup" | "delivery"
  readonly from: Instant
  readonly to: Instant
}

/** A booking under way. */
export interface TrackingMoment {
  readonly reference: string
  readonly state: BookingState
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  readonly events: readonly TrackingEvent[]
  /** The leg on which the driver can be followed. */
  readonly liveLeg: "pickup" | "delivery" | null
  readonly driverPosition: { readonly position: Position; readonly at: Instant; readonly isExact: boolean } | null
  /** When he is expected at the leg's stop, less exactly for people who are not the owner. */
  readonly eta: Eta | null
  /** Whether he is at the leg's stop. */
  readonly hasArrived: boolean
  readonly driver: Driver | null
  readonly pin: string | null
  /** Whether it can no longer move. */
  readonly hasEnded: boolean
}
