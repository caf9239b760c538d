import * as Data from "effect/Data"
import type { BookingState } from "../booking/booking.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"
import type { FactsRefusal } from "./delivery-facts.ts"
import type { TillRefusal } from "./till.ts"

/** Why a command was refused: the first that applies, in this order. */
export type CommandRefusal =
  | { readonly kind: "not-allowed" }
  | { readonly kind: "wrong-state"; readonly state: BookingState }
  | FactsRefusal
  | TillRefusal

/** The command was refused; nothing has changed. */
export class CommandRefused extends Data.TaggedError("CommandRefused")<{ readonly refusal: CommandRefusal }> {}

/** The caller may see the booking, but not give this command. */
export class CommandNotAllowed extends Data.TaggedError("CommandNotAllowed") {}

/** The present state of a booking, for somebody whose command came too late. */
export interface StandNow {
  readonly state: BookingState
  readonly driver: string | null
  /** The order of its last event, to be sent as the last one seen. */
  readonly order: number
}

/** The command does not fit the booking's present state: somebody was faster, or it is too early. */
export class CommandConflict extends Data.TaggedError("CommandConflict")<{
  readonly reason: "outdone" | "wrong-state" | "not-arrived" | "still-waiting" | "already-paid"
  readonly now: StandNow
  /** When the driver may first report that nobody is there; null for another reason. */
  readonly until: Instant | null
}> {}

/** The command is invalid in any state of the booking. */
export class CommandUnfit extends Data.TaggedError("CommandUnfit")<{
  readonly reason:
    | "unfit-reason"
    | "unfit-proof"
    | "wrong-pin"
    | "pin-locked"
    | "another-amount"
    | "refund-exceeds-payment"
    /** The amount may already be going back: what is left on the cards is reserved for unfinished refunds. */
    | "refund-under-way"
    | "unknown-driver"
    | "unfit-window"
  /** The amount that is due, can still be refunded, or is being refunded; null if it is not about money. */
  readonly amount: Money | null
}> {}

/** This id was used for another command. */
export class CommandIdReused extends Data.TaggedError("CommandIdReused") {}

/** The driver is on no leg, so his position is not wanted. */
export class NotOnTheWay extends Data.TaggedError("NotOnTheWay") {}

/** Whoever asks may see the booking, and it has no such picture. */
export class ProofNotFound extends Data.TaggedError("ProofNotFound") {}

/** The proof is not a picture, or one too many for its booking. */
export class ProofImageRefused extends Data.TaggedError("ProofImageRefused")<{
  readonly reason: "not-an-image" | "too-many"
}> {}
