import * as Data from "effect/Data"
import type { BookingState } from "../booking/booking.ts"
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
