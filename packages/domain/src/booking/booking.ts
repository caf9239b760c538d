import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { PaymentMethod } from "../payment/payment-method.ts"
import type { PriceBreakdown } from "../pricing/price-breakdown.ts"
import type { QuoteBasis } from "../pricing/quote.ts"
import type { BookingType } from "./booking-type.ts"
import type { GuestIdentity } from "./draft/contact-choice.ts"
import type { Reference } from "./order/reference.ts"
import type { Parcel } from "./parcel/parcel.ts"
import type { Vehicle } from "./parcel/vehicle.ts"
import type { Stop } from "./stop.ts"

/** The state of a booking (D45). A cash booking begins as `confirmed`. */
export const bookingStates = [
  "awaitingPayment",
  "confirmed",
  "assigned",
  "pickupStarted",
  "pickedUp",
  "deliveryStarted",
  "delivered",
  "pickupFailed",
  "deliveryFailed",
  "onHold",
  "returning",
  "returned",
  "cancelled",
  "expired",
] as const

export type BookingState = (typeof bookingStates)[number]

/** A window of a date, fixed at confirm: its id in the rule book, and its start and end. */
export interface BookedWindow {
  readonly date: LocalDate
  readonly window: string
  readonly start: Instant
  readonly end: Instant
}

/**
 * A booking as it is now: what was accepted, with its owner's later changes (D37). Its history is the events of its
 * log.
 */
export interface Booking {
  readonly reference: Reference
  readonly market: MarketId
  readonly state: BookingState
  readonly bookedAt: Instant
  readonly pickup: Stop
  readonly dropOff: Stop
  readonly parcel: Parcel
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly pickupWindow: BookedWindow
  /** The last order time of the pick-up window; cancelling is free until then (D36). */
  readonly orderBy: Instant
  readonly deliveryWindow: BookedWindow
  readonly customer: GuestIdentity
  readonly paymentMethod: PaymentMethod
  readonly price: PriceBreakdown
  /** The promo of its discount, as written in the catalogue; null without one. */
  readonly promoCode: string | null
  readonly distanceKm: number
  readonly basis: QuoteBasis
}
