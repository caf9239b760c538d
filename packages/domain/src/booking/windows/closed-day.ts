import type { LocalDate } from "../../calendar/local-date.ts"
import type { BookingType } from "../booking-type.ts"
import type { WhyClosed } from "./why-closed.ts"

interface ClosedSlot {
  readonly bookingType: BookingType
  readonly date: LocalDate
  readonly why: WhyClosed
  readonly next: { readonly date: LocalDate } | null
}

/**
 * Whether the specification's cut-off message for current-day bookings fits: it applies to Same Day, today, when
 * nothing of today is left.
 *
 * @param today the market's own date
 */
export const hasTodayPassed = ({ bookingType, date, why, next }: ClosedSlot, today: LocalDate): boolean =>
  bookingType === "sameDay" && date === today && why === "time" && next?.date !== today
