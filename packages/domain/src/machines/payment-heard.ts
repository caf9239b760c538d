import type { BookingEvent } from "./booking/booking-event.ts"
import type { CardReturnContext } from "./card-return-machine.ts"

/** The event that tells the booking of an ended attempt, once the card return page has the server's result. */
export const paymentHeard = (attempt: string, outcome: NonNullable<CardReturnContext["outcome"]>): BookingEvent =>
  outcome.kind === "paid"
    ? { type: "payment.succeeded", booking: outcome.booking }
    : { type: "payment.failed", attempt, reason: outcome.reason }
