import * as Data from "effect/Data"
import type { Money } from "../money/money.ts"

/** Cash cannot be booked as it was counted. */
export class HandoverRefused extends Data.TaggedError("HandoverRefused")<{
  readonly reason: "more-than-held" | "nothing-handed-over" | "unknown-driver"
  /** What the books say he has. */
  readonly held: Money
}> {}

/** A day cannot be closed: it is not over yet. */
export class DayNotOver extends Data.TaggedError("DayNotOver") {}
