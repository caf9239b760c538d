import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BookingState } from "../../booking/booking.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Vehicle } from "../../booking/parcel/vehicle.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { BookingNote } from "../../delivery/booking-note.ts"
import type { MarketId } from "../../market/market.ts"
import type { BoardCursor } from "../../operations/board-cursor.ts"
import type { StoredBooking } from "./bookings.ts"

/** Finds bookings by their present state, for those who move them. Sandbox bookings are not included. */
export class BookingBoard extends Context.Service<
  BookingBoard,
  {
    /** By pick-up date, then in the order in which they were booked. */
    readonly list: (asked: BoardRequest) => Effect.Effect<readonly StoredBooking[]>
    /**
     * A market's bookings with a window on the date, and unfinished ones of earlier days: on their way, with a payment
     * under review, with a refund due, or handed over in the last seven days with cash still to be paid or a refund
     * made to a card.
     */
    readonly ofDay: (market: MarketId, date: LocalDate) => Effect.Effect<readonly StoredBooking[]>
    /** All bookings that a driver still has to drive, on any day. */
    readonly openOf: (driver: string) => Effect.Effect<readonly StoredBooking[]>
    /** A driver's bookings with a window on the date, a leg being driven, or a parcel that is left with him. */
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
  /** "none" for bookings without a driver. */
  readonly driver: string | null
  /** The text for `matchesSearch`; "" for all. */
  readonly search: string
  /** The last one of the page before; null for the first page. */
  readonly after: BoardCursor | null
  readonly limit: number
}
