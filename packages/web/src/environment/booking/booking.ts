import type { LastBooking } from "@mersal/domain/booking/order/last-booking"
import type { BookingMachine } from "@mersal/domain/machines/booking-machine"
import type { ActorRefFrom } from "xstate"
import { provided } from "../provided.ts"

export type BookingActor = ActorRefFrom<BookingMachine>

/** Why the first step is shown instead of the requested one; or that this booking is held and waits for its payment. */
export type BookingNotice = "stepMissing" | "finishedElsewhere" | "leftElsewhere" | "alreadyBooked" | "held"

/** The booking of this page, and the one before it. */
export interface PageBooking {
  readonly actor: BookingActor
  /** Leaves this booking and begins with an empty draft, on the first step. */
  readonly startAnother: () => void
  readonly last: () => LastBooking | null
  /** Stores the last four digits of the card that paid the last placed booking. */
  readonly rememberCard: (reference: LastBooking["reference"], lastFour: string) => void
}

/** Provided by app/booking/BookingFrame.tsx around every screen of the booking flow. */
export const [BookingContext, usePageBooking] = provided<PageBooking>()
