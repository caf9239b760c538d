import type { Instant } from "../../calendar/zone.ts"
import type { BookingState } from "../booking.ts"
import type { Cancellation } from "./cancellation-policy.ts"
import { type BookingPart, bookingParts, changeRefusal } from "./change-policy.ts"

/**
 * The parts of a complete booking that its owner may change now (D37), from what he is told of cancelling it (D36): both
 * follow one policy, so that a page need not offer what is refused.
 */
export function changeableParts(
  state: BookingState,
  { freeUntil, phase }: Pick<Cancellation, "freeUntil" | "phase">,
  now: Instant,
): ReadonlySet<BookingPart> {
  const facts = { state, orderBy: freeUntil, startedAt: null, isCollected: phase === "collected" }
  return new Set(bookingParts.filter((part) => changeRefusal("booking-complete", part, facts, now) === null))
}
