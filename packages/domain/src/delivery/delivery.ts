import type { Booking, BookingState } from "../booking/booking.ts"
import { type DeliveryFacts, factsOf } from "./delivery-facts.ts"
import { emptyTill, type Till } from "./till.ts"

/** An accepted booking's progress, computed from its events, as plain JSON. */
export interface Delivery {
  readonly state: BookingState
  readonly facts: DeliveryFacts
  readonly till: Till
  /** The order of its last event; 0 before the first. */
  readonly order: number
}

/** An accepted booking before its first event. */
export const beginDelivery = (
  booking: Pick<Booking, "state" | "pickupWindow" | "deliveryWindow" | "price">,
  pinSeal: string | null,
): Delivery => ({
  state: booking.state,
  facts: factsOf(booking, pinSeal),
  till: emptyTill(booking.price.toPay),
  order: 0,
})

const ends: ReadonlySet<BookingState> = new Set(["delivered", "returned", "cancelled"])

/**
 * Whether a booking is in a final state. An expired one is not: it may still be honoured when its payment comes late
 * (D16).
 */
export const isEnd = (state: BookingState): boolean => ends.has(state)
