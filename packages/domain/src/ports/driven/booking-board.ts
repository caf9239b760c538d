import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BookingState } from "../../booking/booking.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Vehicle } from "../../booking/parcel/vehicle.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { BookingNote } from "../../delivery/booking-note.ts"
import type { MarketId } from "../../market/market.ts"
import type { StoredBooking } from "./bookings.ts"

/** Looks for bookings by where they are now, for those who move them. Sandbox bookings are moved by nobody. */
export class BookingBoard extends Context.Service<
  BookingBoard,
  {
    /** By the date of their pick-up, then by reference. */
    readonly list: (asked: BoardRequest) => Effect.Effect<readonly StoredBooking[]>
    /**
     * A market's bookings with a window on the date, and those of the days before that nobody has brought to an end: on
     * their way, with a payment under review, with money that goes back, or handed over in the last seven days and still to
     * be paid in cash, or with money that went back to a card.
     */
    readonly ofDay: (market: MarketId, date: LocalDate) => Effect.Effect<readonly StoredBooking[]>
    /** All bookings that a driver has still to drive, whenever that is. */
    readonly openOf: (driver: string) => Effect.Effect<readonly StoredBooking[]>
    /** A driver's bookings of which a window lies on the date, a leg is under way, or the parcel is left over with him. */
    readonly runOf: (driver: string, date: LocalDate) => Effect.Effect<readonly StoredBooking[]>
    /** Whether a driver is on a leg of any booking. */
    readonly isDriving: (driver: string) => Effect.Effect<boolean>
    /** The oldest first. */
    readonly notesOf: (reference: Reference) => Effect.Effect<readonly BookingNote[]>
  }
>()("mersal/BookingBoard") {}

export interface BoardRequest {
  /** Null for both. */
  readonly market: MarketId | null
  /** Bookings with a window on this date; null for all. */
  readonly date: LocalDate | null
  /** Empty for all. */
  readonly states: readonly BookingState[]
  /** Null for all. */
  readonly bookingType: BookingType | null
  readonly vehicle: Vehicle | null
  /** "none" for those that were given to nobody. */
  readonly driver: string | null
  /** What `matchesSearch` finds; "" for all. */
  readonly search: string
  /** The last one of the page before; null for the first page. */
  readonly after: BoardCursor | null
  readonly limit: number
}

/** Where a page ends: the pick-up date as it is now, and the reference. */
export interface BoardCursor {
  readonly date: LocalDate
  readonly reference: Reference
}
