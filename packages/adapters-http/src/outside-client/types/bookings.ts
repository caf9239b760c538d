import type { CancellationPhase, CancellationPolicy } from "./prices.ts"
import type { TrackingEvent } from "./tracking-event.ts"
import type {
  BookingType,
  Instant,
  LocalDate,
  Market,
  Money,
  Parcel,
  ParcelKind,
  ParcelMeasures,
  PaymentMethod,
  Position,
  PriceBasis,
  PriceBreakdown,
  Vehicle,
} from "./values.ts"

export interface Order {
  readonly market: Market
  /** "nextDay" where it is left out. */
  readonly bookingType?: BookingType
  /** "bike" where it is left out. */
  readonly vehicle?: Vehicle
  readonly pickup: OrderStop
  readonly dropOff: OrderStop
  /** "small" where it is left out. */
  readonly parcel?: ParcelMeasures
  /** "documents" where it is left out. */
  readonly parcelKind?: ParcelKind
  /** What it is when the kind is "other", up to 45 characters. */
  readonly otherKind?: string
  /** For the driver, up to 195 characters. */
  readonly note?: string
  readonly pickupDate: LocalDate
  /** `window` of an open slot; the first open one of the date where it is left out. */
  readonly pickupWindow?: string
  readonly deliveryDate?: LocalDate
  readonly deliveryWindow?: string
  /** Who books. */
  readonly customer: Customer
  readonly paymentMethod: PaymentMethod
  /** Keeps the price of a quote. */
  readonly quoteId?: string
  /** What is expected to be paid: another amount is refused as "price-changed". */
  readonly expectedTotal?: Money
  readonly promoCode?: string
  /** The id of a cost centre of one's company, whose booking it then is. */
  readonly costCentre?: string
}

export interface OrderStop {
  readonly address: string
  readonly position: Position
  /** Flat, floor and building. */
  readonly building: string
  /** How to reach it. */
  readonly landmark?: string
  /** As it shall stand on the receipt. */
  readonly cityName?: string
  readonly contact: { readonly name: string; readonly phone: string }
}

export interface Customer {
  readonly name: string
  /** With its country code: "+971501234567". */
  readonly phone: string
  readonly email: string
}

export interface PlacedBooking {
  readonly booking: Booking
  /** Opens this one booking to whoever holds it. */
  readonly accessToken: string
  /** Until when it waits to be paid by card; absent where nothing waits. */
  readonly holdEndsAt?: Instant
}

export type BookingState =
  | "awaitingPayment"
  | "confirmed"
  | "assigned"
  | "pickupStarted"
  | "pickedUp"
  | "deliveryStarted"
  | "delivered"
  | "pickupFailed"
  | "deliveryFailed"
  | "onHold"
  | "returning"
  | "returned"
  | "cancelled"
  | "expired"

export interface Booking {
  /** "AE4K7M2XQ9TB3HV". */
  readonly reference: string
  readonly market: Market
  readonly state: BookingState
  readonly bookedAt: Instant
  readonly pickup: Stop
  readonly dropOff: Stop
  readonly parcel: Parcel
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  readonly pickupWindow: BookedWindow
  /** Until then cancelling is free, unless a driver sets off before. */
  readonly orderBy: Instant
  readonly deliveryWindow: BookedWindow
  readonly customer: Customer
  readonly paymentMethod: PaymentMethod
  readonly price: PriceBreakdown
  readonly promoCode: string | null
  readonly distanceKm: number
  readonly basis: PriceBasis
}

export interface Stop {
  readonly address: string
  readonly position: Position
  readonly cityName: string
  readonly building: string
  readonly landmark: string
  readonly contact: { readonly name: string; readonly phone: string; readonly isCustomer: boolean }
}

export interface BookedWindow {
  readonly date: LocalDate
  readonly window: string
  readonly start: Instant
  readonly end: Instant
}

/** Opens a booking that is not of the account behind the key. */
export interface Access {
  readonly accessToken?: string
}

export interface BookingsRequest {
  /** Those of the company whose member the account is. */
  readonly ofCompany?: boolean
  /** All of them where it is left out. */
  readonly states?: readonly BookingState[]
  /** First and last date of pick-up. */
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** `next` of the page before. */
  readonly after?: BookingCursor
  /** 1 to 100; 20 where it is left out. */
  readonly limit?: number
}

export interface BookingCursor {
  readonly bookedAt: Instant
  readonly reference: string
}

export interface BookingPage {
  /** As they stand now, the newest first. */
  readonly bookings: readonly Booking[]
  /** Null where nothing follows. */
  readonly next: BookingCursor | null
}

/** What has come of a booking's money and what becomes of it. */
export interface BookingMoney {
  readonly paid: Money
  readonly refunded: Money
  /** What goes back and is not there yet. */
  readonly goingBack: Money
  /** What is kept of a booking that will not be delivered. */
  readonly kept: Money
  /** Still to be paid. */
  readonly due: Money
  /** Of the card that paid it; null where none did. */
  readonly last4: string | null
}

export interface OwnBooking extends BookingMoney {
  readonly booking: Booking
  readonly events: readonly TrackingEvent[]
  readonly holdEndsAt: Instant | null
  /** What the recipient is asked for at the door; null once it proves nothing any more. */
  readonly pin: string | null
}

export interface Receipt {
  /** A statement before anything was paid. */
  readonly kind: "statement" | "tax-invoice" | "receipt"
  /** Null until it is drawn. */
  readonly number: string | null
  readonly reference: string
  readonly booking: {
    readonly bookedAt: Instant
    readonly bookingType: BookingType
    readonly vehicle: Vehicle
    readonly paymentMethod: PaymentMethod
    readonly market: Market
    readonly promoCode: string | null
  }
  readonly customer: { readonly name: string; readonly email: string }
  readonly way: { readonly from: string; readonly to: string }
  readonly price: PriceBreakdown
  readonly paid: Money
  readonly refunded: Money
  /** Still to be paid; never below nothing. */
  readonly due: Money
}

export interface Cancellation {
  readonly phase: CancellationPhase
  /** At this instant it is free no longer. */
  readonly freeUntil: Instant
  readonly fee: Money
  /** Fee and refund together are what was paid. */
  readonly refund: Money
}

export interface CancellationOffer {
  readonly isCancellable: boolean
  readonly cancellation: Cancellation
  readonly policy: CancellationPolicy
}

export interface CancelWish extends Access {
  /** The fee that is agreed to: another one now is refused as "cancellation-costs-otherwise". Any, where left out. */
  readonly expectedFee?: Money
}

export interface CancelledBooking {
  readonly booking: Booking
  readonly cancellation: Cancellation
}

/** What shall be otherwise: what is left out stays. */
export interface BookingChange extends Access {
  readonly pickup?: StopChange
  readonly dropOff?: StopChange
  readonly pickupDate?: LocalDate
  readonly pickupWindow?: string
  readonly deliveryDate?: LocalDate
  readonly deliveryWindow?: string
  /** The total that is agreed to: another one is refused as "change-costs-otherwise". Any, where left out. */
  readonly expectedTotal?: Money
  /** Changes nothing, and says what it would cost. */
  readonly isPreview?: boolean
}

export interface StopChange {
  readonly place?: { readonly address: string; readonly position: Position; readonly cityName?: string }
  readonly building?: string
  readonly landmark?: string
  readonly name?: string
  readonly phone?: string
}

export type BookingPart =
  | "pickup-address"
  | "drop-off-address"
  | "time"
  | "pickup-details"
  | "drop-off-details"
  | "parcel"
  | "vehicle"
  | "booking-type"
  | "promo"

export interface ChangedBooking {
  /** As it is after the change, or would be. */
  readonly booking: Booking
  readonly parts: readonly BookingPart[]
  readonly difference: PriceDifference
}

export type PriceDifference =
  | { readonly kind: "none" }
  | { readonly kind: "pay"; readonly amount: Money }
  | { readonly kind: "give-back"; readonly amount: Money }
