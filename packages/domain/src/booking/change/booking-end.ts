import type { BookingState } from "../booking.ts"

const endsUndelivered: ReadonlySet<BookingState> = new Set(["cancelled", "expired", "returned"])

/** Whether a booking has ended without a delivery: nothing more is to be paid for it (D16, D17, D36). */
export const isOverUndelivered = (state: BookingState): boolean => endsUndelivered.has(state)

/** Whether a booking has ended for its owner, one way or the other: he can neither change nor cancel it (D36, D37). */
export const isOver = (state: BookingState): boolean => state === "delivered" || isOverUndelivered(state)
