import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { subtract } from "../../money/money.ts"
import type { AttemptEvent, Evidence } from "../../payment/attempt/attempt-event.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { eventAfter, type Heard } from "../../payment/attempt/heard-of-attempt.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { Decision } from "../once.ts"
import { alert, recorded } from "./attempt-changes.ts"
import { committed } from "./committed.ts"
import { doubtfulChanges, paidChanges, takenChanges } from "./paid-changes.ts"
import { tillBack } from "./till-back.ts"

/**
 * Writes what the server itself learned about an attempt, with all its consequences, in one transaction (I4). Repeated,
 * late or reordered news changes nothing that is decided. Returns the attempt afterwards; null for an unknown one.
 */
export const settleAttempt = Effect.fn("settleAttempt")(function* (id: string, heard: Heard, evidence: Evidence) {
  return yield* Effect.orDie(committed(settlement(id, heard, evidence)))
})

/** The same decision, for callers who commit more with it. */
export const settlement = Effect.fnUntraced(function* (id: string, heard: Heard, evidence: Evidence) {
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found) return { answer: null, changes: [] } satisfies Decision<AttemptRecord | null>
  const now = yield* Clock.currentTimeMillis
  const event = eventAfter(found.attempt, heard, now)
  if (!event) return { answer: found.attempt, changes: [] } satisfies Decision<AttemptRecord | null>
  return (yield* afterEvent(found.attempt, event, evidence, now)) satisfies Decision<AttemptRecord | null>
})

/** An event with everything that follows from the state it leads to. */
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

/** An authorisation that counted as paid and is not captured no longer counts. */
export function letGo(
  stored: StoredBooking,
  before: AttemptRecord,
  after: AttemptRecord,
  now: Instant,
): readonly Change[] {
  const left = subtract(before.amount, after.held)
  return before.countsAside && left.minor > 0 ? tillBack(stored, left, false, now) : []
}
