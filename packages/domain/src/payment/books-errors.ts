import * as Data from "effect/Data"
import type { Money } from "../money/money.ts"

/** Counted cash cannot be booked. */
export class HandoverRefused extends Data.TaggedError("HandoverRefused")<{
  readonly reason: "more-than-held" | "nothing-handed-over" | "unknown-driver"
  /** The amount that the books say he has. */
  readonly held: Money
}> {}

/** The day cannot be closed because it is not over. */
export class DayNotOver extends Data.TaggedError("DayNotOver") {}
