import type { Booking, BookingState } from "../booking/booking.ts"
import { type DeliveryFacts, factsOf } from "./delivery-facts.ts"
import { emptyTill, type Till } from "./till.ts"

/** Where an accepted booking is: what its events make of it, as plain JSON. */
export interface Delivery {
  readonly state: BookingState
  readonly facts: DeliveryFacts
  readonly till: Till
  /** The order of its last event; 0 before the first. */
  readonly order: number
}

/** An accepted booking before anything has happened to it. */
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

/** Whether nothing moves a booking any more. An expired one may still be honoured, when its payment comes late (D16). */
export const isEnd = (state: BookingState): boolean => ends.has(state)
