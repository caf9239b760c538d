import type { Money } from "../../money/money.ts"
import type { BookingState } from "../booking.ts"
import { isPast } from "./booking-end.ts"

/** Whether a booking can be paid by card or by a pay link: something is due, and it is not past. */
export const isPayable = (state: BookingState, due: Money): boolean => due.minor > 0 && !isPast(state)
