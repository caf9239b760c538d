import type { ImageType } from "../../account/image-type.ts"
import type { Booking, BookingState } from "../../booking/booking.ts"
import type { BookingType } from "../../booking/booking-type.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Vehicle } from "../../booking/parcel/vehicle.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { BookingNote } from "../../delivery/booking-note.ts"
import type { CancelReason, FailReason, HoldReason } from "../../delivery/command-reason.ts"
import type {
  CommandConflict,
  CommandIdReused,
  CommandNotAllowed,
  CommandUnfit,
  NotOnTheWay,
  ProofImageRefused,
  StandNow,
} from "../../delivery/delivery-errors.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { DriverPosition } from "../../delivery/driver-position.ts"
import type { Till } from "../../delivery/till.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { BookingException } from "../../operations/booking-exception.ts"
import type { BoardCell } from "../../operations/day-board.ts"
import type { Desk } from "../../operations/desk.ts"
import type { DriverChanged } from "../../operations/driver-errors.ts"
import type { DriverMeans } from "../../operations/driver-means.ts"
import type { DriverSuggestion } from "../../operations/driver-suggestion.ts"
import type { StateCounts } from "../../operations/state-group.ts"
import type { Position } from "../../places/position.ts"
import type { Rating } from "../../rating/rating.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { Leg } from "../../tracking/tracking-event.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Moving bookings: what dispatchers and drivers do (D34). What somebody may not see answers like what there is not. */
export interface OperationsService {
  /** Gives a command, once for each of its ids. */
  command(request: CommandRequest, options?: CallOptions): Answer<CommandOutcome, CommandFailure>
  /** A day at one look: its bookings counted by window and zone, and first what is out of order. */
  board(request: DayBoardRequest, options?: CallOptions): Answer<DayBoard>
  /** Who could drive a booking, the best first. */
  suggestions(request: NamedBooking, options?: CallOptions): Answer<readonly SuggestedDriver[], BookingNotFound>
  /** What changes on the board from now on, or from where the reader was, until he goes or his session ends. */
  followBoard(request: NewsRequest, options?: CallOptions): Answer<AsyncIterable<BoardNews>>
  /** The same of a driver's own bookings. */
  followRun(request: NewsRequest, options?: CallOptions): Answer<AsyncIterable<BoardNews>>
  /** Bookings by where they are now: those of a date by what is due next, others by the date of their pick-up. */
  bookings(request: BoardQuery, options?: CallOptions): Answer<BoardPage>
  /** A booking whole, with all that has happened to it. */
  booking(request: NamedBooking, options?: CallOptions): Answer<BookingFile, BookingNotFound>
  /** Writes what only staff read. */
  writeNote(
    request: NamedBooking & { readonly text: string },
    options?: CallOptions,
  ): Answer<BookingNote, BookingNotFound>
  drivers(request: Record<never, never>, options?: CallOptions): Answer<readonly DriverListing[]>
  /** Says what a driver drives and how many bookings he carries in a window; somebody else is an unknown driver. */
  equipDriver(request: EquipDriverRequest, options?: CallOptions): Answer<DriverListing, CommandUnfit | DriverChanged>
  /** A driver's own bookings of a day, in the order of their windows. */
  run(request: { readonly date: LocalDate | null }, options?: CallOptions): Answer<readonly RunStop[]>
  /** Where the driver is, while he is on a leg. */
  reportPosition(request: { readonly position: Position }, options?: CallOptions): Answer<null, NotOnTheWay>
  /** Keeps a picture that shall prove a delivery; the same picture twice is one. */
  storeProof(
    request: NamedBooking & { readonly bytes: Uint8Array },
    options?: CallOptions,
  ): Answer<
    { readonly image: string; readonly digest: string },
    BookingNotFound | CommandNotAllowed | ProofImageRefused
  >
  /** A picture that proves a delivery: to its owner, its driver and dispatchers. */
  proof(
    request: NamedBooking & { readonly image: string; readonly accessToken: string | null },
    options?: CallOptions,
  ): Answer<ProofImage, BookingNotFound>
}

export interface NamedBooking {
  /** As typed; anything that is no reference answers like an unknown one. */
  readonly reference: string
}

/** A window as a dispatcher sets it: a date, and hours such as "13-18". */
export interface WishedWindow {
  readonly date: LocalDate
  readonly window: string
}

/** A command as staff give it: what the server adds, such as windows' instants and the seal of a PIN, is not in it. */
export type StaffCommand =
  | { readonly type: "assign"; readonly driver: string }
  | { readonly type: "unassign" | "release" | "start" | "arrive" | "collect" }
  | { readonly type: "hold"; readonly reason: HoldReason }
  | { readonly type: "reschedule"; readonly pickup: WishedWindow | null; readonly delivery: WishedWindow }
  | { readonly type: "cancel"; readonly reason: CancelReason }
  | { readonly type: "fail"; readonly reason: FailReason }
  | { readonly type: "deliver"; readonly proof: GivenProof }
  /** In minor units of the booking's currency. */
  | { readonly type: "refund" | "takeCash"; readonly minor: number }

export type GivenProof =
  /** The digits that the recipient said. */
  | { readonly kind: "pin"; readonly pin: string }
  /** The id of a picture of this booking. */
  | { readonly kind: "photo" | "signature"; readonly image: string }

export interface CommandRequest extends NamedBooking {
  /** Made by whoever sends it; a command sent twice under one id acts once. */
  readonly id: string
  readonly command: StaffCommand
  /** When it was given, as a driver's phone without a line noted it; null for now. */
  readonly at: Instant | null
  readonly place: Position | null
  /** The order of the last event that the sender has seen; null when he does not care what came after it. */
  readonly after: number | null
}

export interface CommandOutcome {
  readonly reference: Reference
  readonly now: StandNow
  /** When the command counts as given. */
  readonly at: Instant
}

export type CommandFailure = BookingNotFound | CommandNotAllowed | CommandConflict | CommandUnfit | CommandIdReused

export interface BoardQuery {
  /** Null for both. */
  readonly market: MarketId | null
  readonly date: LocalDate | null
  /** Empty for every state. */
  readonly states: readonly BookingState[]
  /** The service area of the pick-up. */
  readonly zone: string | null
  readonly bookingType: BookingType | null
  readonly vehicle: Vehicle | null
  /** An id, or "none" for those that were given to nobody. */
  readonly driver: string | null
  /** A part of the reference, of a name or of a phone number; "" for all. */
  readonly search: string
  /** Whether only bookings with exceptions are asked for. */
  readonly onlyExceptions: boolean
  /** The `next` of the page before; anything else is as none. */
  readonly cursor: string | null
  /** 1 to 100. */
  readonly limit: number
}

export interface BoardPage {
  readonly bookings: readonly BoardEntry[]
  /** Null on the last page. */
  readonly next: string | null
}

/** A booking as it is now, with what a dispatcher needs beside it. */
export interface BoardEntry {
  readonly booking: Booking
  readonly now: StandNow
  readonly failedAttempts: number
  /** The service area of its pick-up; null where none serves it any more. */
  readonly zone: string | null
  /** What is out of order with it, the most severe first. */
  readonly exceptions: readonly BookingException[]
  /** Until when it is kept for whoever has not paid it yet; null of any other. */
  readonly holdEndsAt: Instant | null
  /** Those to whom it was given and who were disabled since: the list of drivers has them no more. To a driver nobody. */
  readonly disabledDrivers: readonly DisabledDriver[]
}

export type DisabledDriver = Pick<DriverListing, "id" | "name" | "phone">

/** A booking whole; to a driver without price and fee, and of its till and its log only the cash that is his to take. */
export interface BookingFile extends BoardEntry {
  readonly till: Till
  /** What is kept of it, as told when it was cancelled (D36); null where nobody has. */
  readonly fee: Money | null
  /** All that has happened, in order; of a PIN only that there was one. */
  readonly log: readonly RecordedEvent[]
  readonly notes: readonly BookingNote[]
  readonly proofs: readonly { readonly image: string; readonly digest: string; readonly at: Instant }[]
  /** What the customer says of the delivery, for the desk; null where he said nothing. */
  readonly rating: Rating | null
}

export interface DriverListing extends DriverMeans {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  /** Where he is at work; empty where nobody knows. */
  readonly markets: readonly MarketId[]
  /** How many bookings he still has to drive today. */
  readonly load: number
  /** The booking of which he drives a leg now, or null. */
  readonly underWay: { readonly reference: Reference; readonly leg: Leg } | null
  /** Where he is, while that is fresh. */
  readonly position: DriverPosition | null
  /** Whether his phone said something within the last ten minutes. */
  readonly isOnline: boolean
}

export interface EquipDriverRequest extends DriverMeans {
  readonly id: string
  /** What he drives as far as his listing says that was seen: refused where that is no longer so. Otherwise the last word counts. */
  readonly was?: DriverMeans
}

export interface DayBoardRequest {
  readonly market: MarketId
  /** Null for today. */
  readonly date: LocalDate | null
}

export interface DayBoard {
  readonly market: MarketId
  readonly date: LocalDate
  /** The server's now, by which lateness is told. */
  readonly now: Instant
  /** The zones of the market by their cities. */
  readonly zones: readonly { readonly id: string; readonly city: { readonly en: string; readonly ar: string } }[]
  readonly cells: readonly (BoardCell & { readonly capacity: CellCapacity | null })[]
  /** All that are picked up on the date, by what is to be done with them. */
  readonly counts: StateCounts
  /** Of the date, and what the days before have left open; the most severe first, so many at most. */
  readonly exceptions: readonly BoardEntry[]
  /** How many there are in all. */
  readonly exceptionCount: number
}

/** How many bookings a window takes in a zone, and how many places of it are taken. */
export interface CellCapacity {
  readonly limit: number
  readonly taken: number
}

export interface SuggestedDriver extends DriverSuggestion {
  readonly name: string
  readonly vehicle: Vehicle
}

export interface NewsRequest {
  /** The id of the last piece that the reader has; null for a new one. */
  readonly after: string | null
}

/** One piece of a stream. Whoever sends its id again misses nothing after it. */
export type BoardNews = { readonly id: string } /** The stream stands: all that changes from here on is told. */ & (
  | { readonly kind: "begun" }
  /** More has changed than is told one by one: everything is to be read anew. */
  | { readonly kind: "reload" }
  /** A booking has changed, or is new. To a driver one that is not his any more has no driver. */
  | {
      readonly kind: "booking"
      readonly reference: Reference
      readonly state: BookingState
      readonly driver: string | null
      /** The order of its last event. */
      readonly order: number
      /** Grows whenever the booking itself is rewritten. */
      readonly revision: number
    }
  /** Something has changed on a desk; to whoever comes back, something may have. It is to be read anew. */
  | { readonly kind: "desk"; readonly desk: Desk }
  /** A driver is somewhere else, or nobody knows where any more. */
  | { readonly kind: "position"; readonly driver: string; readonly position: DriverPosition | null }
)

/** A booking on a driver's day: what he needs to drive it, and no more. */
export interface RunStop {
  /** Without its price. */
  readonly booking: Booking
  readonly now: StandNow
  /** The leg that comes next, or is under way. */
  readonly leg: Leg
  readonly arrivedAt: Instant | null
  /** Attempts that have failed, on both legs together. */
  readonly failedAttempts: number
  /** Of its cash: what the driver has to take, and what he has taken. */
  readonly till: Till
}

export interface ProofImage {
  readonly type: ImageType
  readonly bytes: Uint8Array
}
