import type { BookingState } from "../booking.ts"

const over: readonly BookingState[] = ["delivered", "returned", "cancelled", "expired"]

/** Whether nothing moves a booking any more, or its payment did not come. */
export const isOver = (state: BookingState): boolean => over.includes(state)

/** Whether nothing is to come or to be paid by card or link any more: it was delivered, or will not be (D16, D17, D36). */
export const isPast = (state: BookingState): boolean => isOver(state) || state === "returning"
