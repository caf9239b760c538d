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
  /** "nextDay" by default. */
  readonly bookingType?: BookingType
  /** "bike" by default. */
  readonly vehicle?: Vehicle
  readonly pickup: OrderStop
  readonly dropOff: OrderStop
  /** "small" by default. */
  readonly parcel?: ParcelMeasures
  /** "documents" by default. */
  readonly parcelKind?: ParcelKind
  /** What it is if the kind is "other", up to 45 characters. */
  readonly otherKind?: string
  /** For the driver, up to 195 characters. */
  readonly note?: string
  readonly pickupDate: LocalDate
  /** `window` of an open slot; by default the first open one of the date. */
  readonly pickupWindow?: string
  readonly deliveryDate?: LocalDate
  readonly deliveryWindow?: string
  /** Who books. */
  readonly customer: Customer
  readonly paymentMethod: PaymentMethod
  /** Keeps the price of a quote. */
  readonly quoteId?: string
  /** The total that is expected: another amount is refused as "price-changed". */
  readonly expectedTotal?: Money
  readonly promoCode?: string
  /** The id of a cost centre of the caller's company, to which the booking then belongs. */
  readonly costCentre?: string
}

export interface OrderStop {
  readonly address: string
  readonly position: Position
  /** Flat, floor and building. */
  readonly building: string
  /** How to reach it. */
  readonly landmark?: string
  /** As it should appear on the receipt. */
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
  /** Gives access to this one booking. */
  readonly accessToken: string
  /** Until when it waits for its card payment; absent if it does not wait. */
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

/** Access to a booking that does not belong to the key's account. */
export interface Access {
  readonly accessToken?: string
}

export interface BookingsRequest {
  /** The bookings of the account's company instead of its own. */
  readonly ofCompany?: boolean
  /** All states by default. */
  readonly states?: readonly BookingState[]
  /** First and last pick-up date. */
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** `next` of the previous page. */
  readonly after?: BookingCursor
  /** 1 to 100; 20 by default. */
  readonly limit?: number
}

export interface BookingCursor {
  /** As in the request for the page: the other list refuses it. */
  readonly ofCompany: boolean
  readonly bookedAt: Instant
  readonly reference: string
}

export interface ListedBooking extends Booking {
  /** What was paid for it, whether or not it was refunded. */
  readonly paid: Money
}

export interface BookingPage {
  /** As they are now, the newest first. */
  readonly bookings: readonly ListedBooking[]
  /** Null if no page follows. */
  readonly next: BookingCursor | null
}

/** What was paid for a booking and what happens to it. */
export interface BookingMoney {
  readonly paid: Money
  readonly refunded: Money
  /** What is being refunded and has not arrived yet. */
  readonly goingBack: Money
  /** What is kept for a booking that will not be delivered. */
  readonly kept: Money
  /** Still to be paid. */
  readonly due: Money
  /** Of the card that paid; null if none did. */
  readonly last4: string | null
}

export interface OwnBooking extends BookingMoney {
  readonly booking: Booking
  readonly events: readonly TrackingEvent[]
  /** Which paper its receipt is: a statement wherever one document does not say all. */
  readonly receiptKind: Receipt["kind"]
  readonly holdEndsAt: Instant | null
  /** What the recipient is asked for at the door; null once it is no longer needed. */
  readonly pin: string | null
}

export interface Receipt {
  /** A statement before anything was paid, and wherever one document does not say all. */
  readonly kind: "statement" | "tax-invoice" | "receipt"
  /** Null until it is drawn. */
  readonly number: string | null
  /** All documents issued for the booking, in the order of issue. */
  readonly papers: readonly {
    readonly number: string
    readonly kind: "tax-invoice" | "receipt" | "credit-note"
    readonly at: Instant
    readonly amount: Money
  }[]
  readonly state: BookingState
  /** Null if it is not cancelled. */
  readonly cancelledAt: Instant | null
  /** The issuer; its address and tax number are empty where none are set. */
  readonly seller: { readonly name: string; readonly address: string; readonly taxNumber: string }
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
  /** To be refunded. */
  readonly goingBack: Money
  /** The fee that is kept of a cancelled booking. */
  readonly kept: Money
  /** Still to be paid; never negative. */
  readonly due: Money
}

export interface Cancellation {
  readonly phase: CancellationPhase
  /** From this instant on cancelling is no longer free. */
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
  /**
   * The fee that is agreed to: if it is another one now, the call is refused as "cancellation-costs-otherwise". Any fee
   * by default.
   */
  readonly expectedFee?: Money
}

export interface CancelledBooking {
  readonly booking: Booking
  readonly cancellation: Cancellation
}

/** What to change: what is left out does not change. */
export interface BookingChange extends Access {
  readonly pickup?: StopChange
  readonly dropOff?: StopChange
  readonly pickupDate?: LocalDate
  readonly pickupWindow?: string
  readonly deliveryDate?: LocalDate
  readonly deliveryWindow?: string
  /** The total that is agreed to: another one is refused as "change-costs-otherwise". Any total by default. */
  readonly expectedTotal?: Money
  /** Changes nothing, and answers what it would cost. */
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
