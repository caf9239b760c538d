import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { subtract } from "../../money/money.ts"
import type { AttemptEvent, Evidence } from "../../payment/attempt-event.ts"
import type { AttemptRecord } from "../../payment/attempt-record.ts"
import { eventAfter, type Heard } from "../../payment/heard-of-attempt.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { Decision } from "../once.ts"
import { alert, recorded } from "./attempt-changes.ts"
import { committed } from "./committed.ts"
import { doubtfulChanges, paidChanges, takenChanges } from "./paid-changes.ts"
import { tillBack } from "./till-back.ts"

/**
 * What the server itself had of an attempt is written, with all that follows from it, in one transaction (I4). Whatever
 * comes again, later or in another order changes nothing that is decided. Answers the attempt as it is then, or null for
 * none.
 */
export const settleAttempt = Effect.fn("settleAttempt")(function* (id: string, heard: Heard, evidence: Evidence) {
  return yield* Effect.orDie(committed(settlement(id, heard, evidence)))
})

/** The decision about it, for those who commit more with it. */
export const settlement = Effect.fnUntraced(function* (id: string, heard: Heard, evidence: Evidence) {
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found) return { answer: null, changes: [] } satisfies Decision<AttemptRecord | null>
  const now = yield* Clock.currentTimeMillis
  const event = eventAfter(found.attempt, heard, now)
  if (!event) return { answer: found.attempt, changes: [] } satisfies Decision<AttemptRecord | null>
  return (yield* afterEvent(found.attempt, event, evidence, now)) satisfies Decision<AttemptRecord | null>
})

/** An event with everything that follows from the state to which it leads. */
export const afterEvent = Effect.fnUntraced(function* (
  attempt: AttemptRecord,
  event: AttemptEvent,
  evidence: Evidence,
  now: Instant,
) {
  const { after, change } = recorded(attempt, event, evidence, now)
  return { answer: after, changes: [change, ...(yield* consequences(attempt, after, now))] }
})

const consequences = Effect.fnUntraced(function* (before: AttemptRecord, after: AttemptRecord, now: Instant) {
  const none: readonly Change[] = []
  if (after.state === before.state) return none
  switch (after.state) {
    case "paid":
      return yield* paidChanges(after, true, now)
    case "authorised":
      return yield* paidChanges(after, false, now)
    case "captured": {
      const stored = yield* (yield* Bookings).find(after.booking)
      return stored ? [...(yield* takenChanges(stored, after, now)), ...letGo(stored, before, after, now)] : none
    }
    case "voided": {
      const stored = yield* (yield* Bookings).find(after.booking)
      return stored ? letGo(stored, before, after, now) : none
    }
    case "review":
      return [...doubtfulChanges(after, now), alert(after, "review", now)]
    default:
      return none
  }
})

/** What was set aside, counted as paid and is not taken is paid no longer. */
export function letGo(
  stored: StoredBooking,
  before: AttemptRecord,
  after: AttemptRecord,
  now: Instant,
): readonly Change[] {
  const left = subtract(before.amount, after.held)
  return before.countsAside && left.minor > 0 ? tillBack(stored, left, false, now) : []
}
