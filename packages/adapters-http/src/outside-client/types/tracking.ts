import type { BookedWindow, Booking, BookingMoney, BookingState } from "./bookings.ts"
import type { TrackingEvent } from "./tracking-event.ts"
import type { BookingType, Instant, Position } from "./values.ts"

/** What anybody with the reference sees; `driver`, `booking` and `money` are null but for the booking's owner. */
export interface Tracking {
  readonly reference: string
  readonly bookingType: BookingType
  readonly state: BookingState
  readonly bookedAt: Instant
  /** In it the parcel is collected. */
  readonly pickupWindow: BookedWindow
  /** By its end the parcel comes. */
  readonly deliveryWindow: BookedWindow
  /** 1 until an attempt has failed. */
  readonly attempt: number
  readonly events: readonly TrackingEvent[]
  readonly driver: Driver | null
  readonly booking: Booking | null
  /** What became of its money, for its owner. */
  readonly money: BookingMoney | null
}

export interface Driver {
  readonly name: string
  readonly phone: string | null
  readonly image: string | null
  /** The mean of at least five ratings; null where there are fewer. */
  readonly rating: number | null
}

export interface BookingSearch {
  readonly field: "reference" | "phone" | "email"
  readonly value: string
  /** The last four digits of a phone of the booking: for one that is not of the account behind the key. */
  readonly lastFour?: string
}

export interface Eta {
  readonly leg: "pickup" | "delivery"
  readonly from: Instant
  readonly to: Instant
}

/** A booking as it moves. */
export interface TrackingMoment {
  readonly reference: string
  readonly state: BookingState
  readonly pickupWindow: BookedWindow
  readonly deliveryWindow: BookedWindow
  readonly events: readonly TrackingEvent[]
  /** The leg of which the driver can be followed. */
  readonly liveLeg: "pickup" | "delivery" | null
  readonly driverPosition: { readonly position: Position; readonly at: Instant; readonly isExact: boolean } | null
  /** When he is expected at the stop of the leg, less exactly for those who are not the owner. */
  readonly eta: Eta | null
  /** Whether he stands at the stop of the leg. */
  readonly hasArrived: boolean
  readonly driver: Driver | null
  readonly pin: string | null
  /** Whether nothing moves it any more. */
  readonly hasEnded: boolean
}
