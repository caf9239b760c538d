import * as Data from "effect/Data"
import type { BookingState } from "../booking/booking.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"
import type { FactsRefusal } from "./delivery-facts.ts"
import type { TillRefusal } from "./till.ts"

/** Why a command was not obeyed: the first that applies, in this order. */
export type CommandRefusal =
  | { readonly kind: "not-allowed" }
  | { readonly kind: "wrong-state"; readonly state: BookingState }
  | FactsRefusal
  | TillRefusal

/** Nothing has changed. */
export class CommandRefused extends Data.TaggedError("CommandRefused")<{ readonly refusal: CommandRefusal }> {}

/** Whoever gave the command may see the booking, but not give this command. */
export class CommandNotAllowed extends Data.TaggedError("CommandNotAllowed") {}

/** What a booking is now: what somebody must know whose command came too late. */
export interface StandNow {
  readonly state: BookingState
  readonly driver: string | null
  /** The order of its last event, to be sent as what one has seen. */
  readonly order: number
}

/** The command does not go with what the booking is now: somebody was faster, or it is not yet time. */
export class CommandConflict extends Data.TaggedError("CommandConflict")<{
  readonly reason: "outdone" | "wrong-state" | "not-arrived" | "still-waiting" | "already-paid"
  readonly now: StandNow
  /** From when it may be said that nobody is there; null for another reason. */
  readonly until: Instant | null
}> {}

/** The command cannot be obeyed as it is, whatever the booking is. */
export class CommandUnfit extends Data.TaggedError("CommandUnfit")<{
  readonly reason:
    | "unfit-reason"
    | "unfit-proof"
    | "wrong-pin"
    | "pin-locked"
    | "another-amount"
    | "refund-exceeds-payment"
    /** As much may be going back already: what the cards still have is promised to refunds that are not over. */
    | "refund-under-way"
    | "unknown-driver"
    | "unfit-window"
  /** What is due, may still be given back, or is going back; null where it is not about money. */
  readonly amount: Money | null
}> {}

/** This id was used for another command. */
export class CommandIdReused extends Data.TaggedError("CommandIdReused") {}

/** The driver is on no leg: nobody asks where he is. */
export class NotOnTheWay extends Data.TaggedError("NotOnTheWay") {}

/** What was sent as a proof is no picture, or one too many for its booking. */
export class ProofImageRefused extends Data.TaggedError("ProofImageRefused")<{
  readonly reason: "not-an-image" | "too-many"
}> {}
