import type { BookedWindow, BookingState } from "../booking/booking.ts"
import { type BookingType, bookingTypes } from "../booking/booking-type.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import type { BookingException } from "./booking-exception.ts"
import { countStates, type StateCounts } from "./state-group.ts"

/** A booking as a day's board counts it. */
export interface CountedBooking {
  readonly bookingType: BookingType
  /** In its present form. */
  readonly pickupWindow: BookedWindow
  /** The service area of its pick-up; null if no area serves it any more. */
  readonly zone: string | null
  readonly state: BookingState
  readonly exceptions: readonly BookingException[]
}

/** A pick-up window of a date in one zone. */
export interface BoardCell {
  readonly bookingType: BookingType
  readonly window: BookedWindow
  readonly zone: string | null
  readonly counts: StateCounts
  readonly total: number
  /** How many of them are past the end of a window, or of the time for their return. */
  readonly late: number
}

/** The bookings picked up on a date, counted by window and zone: by window, those without a zone last. */
export function boardCells(bookings: readonly CountedBooking[], date: LocalDate): readonly BoardCell[] {
  const ofDate = bookings.filter(({ pickupWindow }) => pickupWindow.date === date)
  const cells = Map.groupBy(ofDate, (booking) => cellKey({ ...booking, window: booking.pickupWindow }))
  return [...cells.values()].map(cellOf).toSorted(compareCells)
}

/** Unique for each window and zone. */
const cellKey = ({ bookingType, window, zone }: Pick<BoardCell, "bookingType" | "window" | "zone">): string =>
  [bookingType, zone ?? "", window.window].join("|")

function cellOf(bookings: readonly CountedBooking[]): BoardCell {
  const [{ bookingType, pickupWindow, zone }] = bookings as readonly [CountedBooking]
  return {
    bookingType,
    window: pickupWindow,
    zone,
    counts: countStates(bookings.map(({ state }) => state)),
    total: bookings.length,
    late: bookings.filter(isLate).length,
  }
}

const isLate = ({ exceptions }: CountedBooking): boolean => exceptions.some(({ kind }) => kind.startsWith("late-"))

const compareCells = (a: BoardCell, b: BoardCell): number =>
  a.window.start - b.window.start ||
  a.window.end - b.window.end ||
  bookingTypes.indexOf(a.bookingType) - bookingTypes.indexOf(b.bookingType) ||
  (cellKey(a) < cellKey(b) ? -1 : 1)
