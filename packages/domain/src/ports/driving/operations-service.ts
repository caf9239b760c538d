import type { ImageType } from "../../account/image-type.ts"
import type { Booking, BookingState } from "../../booking/booking.ts"
import type { IdempotencyMismatch } from "../../booking/booking-errors.ts"
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
  ProofNotFound,
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

/**
 * The work of dispatchers and drivers on bookings (D34). A booking that the caller may not see is answered like an
 * unknown one.
 */
export interface OperationsService {
  /** Executes a command, once for each command id. */
  command(request: CommandRequest, options?: CallOptions): Answer<CommandOutcome, CommandFailure>
  /** An overview of a day: bookings counted by window and zone, with exceptions first. */
  board(request: DayBoardRequest, options?: CallOptions): Answer<DayBoard>
  /** Drivers for a booking, the most suitable first. */
  suggestions(request: NamedBooking, options?: CallOptions): Answer<readonly SuggestedDriver[], BookingNotFound>
  /** Changes on the board from now on, or from the reader's last position, until he leaves or his session ends. */
  followBoard(request: NewsRequest, options?: CallOptions): Answer<AsyncIterable<BoardNews>>
  /** The same for a driver's own bookings. */
  followRun(request: NewsRequest, options?: CallOptions): Answer<AsyncIterable<BoardNews>>
  /** Bookings by their present state: those of a date by what is due next, others by pick-up date. */
  bookings(request: BoardQuery, options?: CallOptions): Answer<BoardPage>
  /** A whole booking, with its history. */
  booking(request: NamedBooking, options?: CallOptions): Answer<BookingFile, BookingNotFound>
  /** Writes a note that only staff can read, once for each idempotency key. */
  writeNote(
    request: NamedBooking & { readonly text: string },
    options?: CallOptions,
  ): Answer<BookingNote, BookingNotFound | IdempotencyMismatch>
  drivers(request: Record<never, never>, options?: CallOptions): Answer<readonly DriverListing[]>
  /** Sets a driver's vehicle and how many bookings he carries per window. Anybody else is an unknown driver. */
  equipDriver(request: EquipDriverRequest, options?: CallOptions): Answer<DriverListing, CommandUnfit | DriverChanged>
  /** A driver's own bookings of a day, by window. */
  run(request: { readonly date: LocalDate | null }, options?: CallOptions): Answer<readonly RunStop[]>
  /** The driver's position, while he is on a leg. */
  reportPosition(request: { readonly position: Position }, options?: CallOptions): Answer<null, NotOnTheWay>
  /** Stores a picture as proof of delivery; storing the same picture twice stores one. */
  storeProof(
    request: NamedBooking & { readonly bytes: Uint8Array },
    options?: CallOptions,
  ): Answer<
    { readonly image: string; readonly digest: string },
    BookingNotFound | CommandNotAllowed | ProofImageRefused
  >
  /** A proof of delivery, for the owner, the driver and dispatchers. */
  proof(
    request: NamedBooking & { readonly image: string; readonly accessToken: string | null },
    options?: CallOptions,
  ): Answer<ProofImage, BookingNotFound | ProofNotFound>
}

export interface NamedBooking {
  /** As typed; a text that is no reference is answered like an unknown one. */
  readonly reference: string
}

/** A window as a dispatcher sets it: a date, and hours such as "13-18". */
export interface WishedWindow {
  readonly date: LocalDate
  readonly window: string
}

/** A command as staff give it, without what the server adds, such as the windows' instants and the seal of a PIN. */
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
  /** Made by the sender. A command sent twice with the same id acts once. */
  readonly id: string
  readonly command: StaffCommand
  /** When it was given, as recorded by a driver's phone while offline; null for now. */
  readonly at: Instant | null
  readonly place: Position | null
  /** The order of the last event that the sender has seen; null if later events do not matter. */
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
  /** A driver's id, or "none" for bookings without a driver. */
  readonly driver: string | null
  /** A part of the reference, of a name or of a phone number; "" for all. */
  readonly search: string
  /** Whether to return only bookings with exceptions. */
  readonly onlyExceptions: boolean
  /** `next` of the previous page of the same query; any other text, or one of another market or date, counts as none. */
  readonly cursor: string | null
  /** 1 to 100. */
  readonly limit: number
}

export interface BoardPage {
  readonly bookings: readonly BoardEntry[]
  /** Null on the last page. */
  readonly next: string | null
}

/** A booking in its present state, with what a dispatcher needs. */
export interface BoardEntry {
  readonly booking: Booking
  readonly now: StandNow
  readonly failedAttempts: number
  /** The service area of its pick-up; null if no area serves it any more. */
  readonly zone: string | null
  /** Its exceptions, the most severe first. */
  readonly exceptions: readonly BookingException[]
  /** Until when it is held for an unfinished payment; null for any other booking. */
  readonly holdEndsAt: Instant | null
  /**
   * Drivers who had the booking and have been disabled since, because the list of drivers lacks them. Empty for a
   * driver.
   */
  readonly disabledDrivers: readonly DisabledDriver[]
}

export type DisabledDriver = Pick<DriverListing, "id" | "name" | "phone">

/** A whole booking. A driver gets no price and fee, and of till and log only the cash that he has to take. */
export interface BookingFile extends BoardEntry {
  readonly till: Till
  /** The cancellation fee as told when it was cancelled (D36); null if it was not. */
  readonly fee: Money | null
  /** Its history, in order; of a PIN only that there was one. */
  readonly log: readonly RecordedEvent[]
  readonly notes: readonly BookingNote[]
  readonly proofs: readonly { readonly image: string; readonly digest: string; readonly at: Instant }[]
  /** The customer's rating of the delivery, for the desk; null if there is none. */
  readonly rating: Rating | null
}

export interface DriverListing extends DriverMeans {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  /** The markets in which he works; empty if unknown. */
  readonly markets: readonly MarketId[]
  /** How many bookings he still has to drive today. */
  readonly load: number
  /** The booking and leg that he is driving now, or null. */
  readonly underWay: { readonly reference: Reference; readonly leg: Leg } | null
  /** His position, while it is recent. */
  readonly position: DriverPosition | null
  /** Whether his phone sent anything within the last ten minutes. */
  readonly isOnline: boolean
}

export interface EquipDriverRequest extends DriverMeans {
  readonly id: string
  /**
   * His means as the sender last saw them: if they have changed, the request is refused. Without it the last write
   * wins.
   */
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
  /** The server's time, for telling what is late. */
  readonly now: Instant
  /** The market's zones with their cities. */
  readonly zones: readonly { readonly id: string; readonly city: { readonly en: string; readonly ar: string } }[]
  readonly cells: readonly (BoardCell & { readonly capacity: CellCapacity | null })[]
  /** The bookings picked up on the date, counted by what is to be done with them. */
  readonly counts: StateCounts
  /** Exceptions of the date, and those left open on earlier days; the most severe first, limited in number. */
  readonly exceptions: readonly BoardEntry[]
  /** The total number of exceptions. */
  readonly exceptionCount: number
}

/** How many bookings a window takes in a zone, and how many of its places are taken. */
export interface CellCapacity {
  readonly limit: number
  readonly taken: number
}

export interface SuggestedDriver extends DriverSuggestion {
  readonly name: string
  readonly vehicle: Vehicle
}

export interface NewsRequest {
  /** The id of the reader's last piece of news; null for a new reader. */
  readonly after: string | null
}

/** One piece of news in a stream. A reader who returns with its id misses nothing after it. */
export type BoardNews = { readonly id: string } /** The stream stands: all that changes from here on is told. */ & (
  | { readonly kind: "begun" }
  /** Too much has changed to report one by one: read everything again. */
  | { readonly kind: "reload" }
  /** A booking has changed or is new. For a driver, a booking that is no longer his has no driver. */
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
  /** Something on a desk has changed, or may have for a returning reader. Read it again. */
  | { readonly kind: "desk"; readonly desk: Desk }
  /** A driver has moved, or his position is no longer known. */
  | { readonly kind: "position"; readonly driver: string; readonly position: DriverPosition | null }
)

/** A booking on a driver's day: only what he needs to drive it. */
export interface RunStop {
  /** Without its price. */
  readonly booking: Booking
  readonly now: StandNow
  /** The next leg, or the one being driven. */
  readonly leg: Leg
  readonly arrivedAt: Instant | null
  /** Failed attempts, on both legs together. */
  readonly failedAttempts: number
  /** Cash only: what the driver has to take, and what he has taken. */
  readonly till: Till
}

export interface ProofImage {
  readonly type: ImageType
  readonly bytes: Uint8Array
}
