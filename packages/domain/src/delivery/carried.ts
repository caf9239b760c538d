import type { BookingState } from "../booking/booking.ts"
import type { LocalDate } from "../calendar/local-date.ts"

/** The states in which a driver has the parcel and is on no leg with it. */
export const carriedStates = ["pickedUp", "deliveryFailed", "returning"] as const satisfies readonly BookingState[]

/** Whether a parcel was to be handed over on a day before and is still with its driver: it stays on his run. */
export const isLeftOver = (state: BookingState, deliveryDate: LocalDate, date: LocalDate): boolean =>
  deliveryDate < date && (carriedStates as readonly BookingState[]).includes(state)
