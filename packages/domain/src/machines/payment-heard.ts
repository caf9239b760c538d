import type { BookingEvent } from "./booking/booking-event.ts"
import type { CardReturnContext } from "./card-return-machine.ts"

/** What the booking is told of an attempt that has ended, once the page of the card return has heard it of the server. */
export const paymentHeard = (attempt: string, outcome: NonNullable<CardReturnContext["outcome"]>): BookingEvent =>
  outcome.kind === "paid"
    ? { type: "payment.succeeded", booking: outcome.booking }
    : { type: "payment.failed", attempt, reason: outcome.reason }
