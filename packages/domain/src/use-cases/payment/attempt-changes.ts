import type { Instant } from "../../calendar/zone.ts"
import type { AttemptEvent, Evidence, RecordedAttemptEvent } from "../../payment/attempt/attempt-event.ts"
import { type AttemptRecord, afterAttemptEvent } from "../../payment/attempt/attempt-record.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** An event of an attempt as it is recorded, and the attempt after it. */
export function recorded(
  attempt: AttemptRecord,
  event: AttemptEvent,
  evidence: Evidence,
  at: Instant,
): { readonly after: AttemptRecord; readonly change: Change } {
  const entry = { ...event, order: attempt.order + 1, at, evidence } as RecordedAttemptEvent
  const after = afterAttemptEvent(attempt, entry)
  return { after, change: { kind: "recordAttemptEvent", attempt: attempt.id, event: entry, after } }
}

/** Tells the operator that an attempt needs a person, once for each reason. */
export const alert = (attempt: AttemptRecord, reason: string, at: Instant): Change => ({
  kind: "enqueue",
  message: {
    id: `payment-alert-${attempt.id}-${reason}`,
    topic: "payment-alert",
    reference: attempt.booking,
    at,
    body: JSON.stringify({ reason, attempt: attempt.id, merchantReference: attempt.reference }),
  },
})
