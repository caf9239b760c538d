import type { BookingState } from "../booking.ts"

const over: readonly BookingState[] = ["delivered", "returned", "cancelled", "expired"]

/** Whether the booking has reached a final state, or its payment did not arrive. */
export const isOver = (state: BookingState): boolean => over.includes(state)

/**
 * Whether nothing more is to come, or to be paid by card or link: the booking was delivered, or will not be (D16, D17,
 * D36).
 */
export const isPast = (state: BookingState): boolean => isOver(state) || state === "returning"
