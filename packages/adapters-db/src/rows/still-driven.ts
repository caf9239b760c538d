import type { BookingState } from "@mersal/domain/booking/booking"

const drivenNoMore = ["delivered", "returned", "cancelled", "expired"] as const satisfies readonly BookingState[]

export const isDrivenNoMore = (state: BookingState): boolean =>
  (drivenNoMore as readonly BookingState[]).includes(state)

/** An SQL condition: whether a booking still has to be driven. */
export const stillDriven = `now_state not in (${drivenNoMore.map((state) => `'${state}'`).join(", ")})`

/** An SQL condition on bookings: those that a driver still has to drive. It takes his id. */
export const stillDrivenBy = `driver = ? and is_sandbox = 0 and ${stillDriven}`
