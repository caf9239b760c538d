import type { Instant } from "../../calendar/zone.ts"
import type { BookingState } from "../booking.ts"
import type { Cancellation } from "./cancellation-policy.ts"
import { type BookingPart, bookingParts, changeRefusal, type MovingRefusal, movingRefusal } from "./change-policy.ts"

type Told = Pick<Cancellation, "freeUntil" | "phase">

/**
 * The parts of a complete booking that its owner may change now (D37), derived from his cancellation terms (D36). Both
 * follow one policy, so that a page need not offer what would be refused.
 */
export function changeableParts(state: BookingState, told: Told, now: Instant): ReadonlySet<BookingPart> {
  const facts = { ...movingFacts(state, told), isCollected: told.phase === "collected" }
  return new Set(bookingParts.filter((part) => changeRefusal("booking-complete", part, facts, now) === null))
}

/** Why its owner may not change places and times now, or null, derived from his cancellation terms. */
export const unmovable = (state: BookingState, told: Pick<Told, "freeUntil">, now: Instant): MovingRefusal | null =>
  movingRefusal(movingFacts(state, told), now)

const movingFacts = (state: BookingState, { freeUntil }: Pick<Told, "freeUntil">) => ({
  state,
  orderBy: freeUntil,
  startedAt: null,
})
