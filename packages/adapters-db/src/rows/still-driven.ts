import type { BookingState } from "@mersal/domain/booking/booking"

const drivenNoMore = ["delivered", "returned", "cancelled", "expired"] as const satisfies readonly BookingState[]

export const isDrivenNoMore = (state: BookingState): boolean =>
  (drivenNoMore as readonly BookingState[]).includes(state)

/** Whether anybody has a booking still to drive, as a condition. */
export const stillDriven = `now_state not in (${drivenNoMore.map((state) => `'${state}'`).join(", ")})`

/** What a driver has still to drive, as a condition on bookings: it takes his id. */
export const stillDrivenBy = `driver = ? and is_sandbox = 0 and ${stillDriven}`
