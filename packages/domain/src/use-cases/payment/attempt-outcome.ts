import type { BookingState } from "../../booking/booking.ts"
import { type AttemptRecord, isAllGoingBack } from "../../payment/attempt/attempt-record.ts"
import { type AttemptReport, reportOf } from "../../payment/attempt/attempt-report.ts"
import { meaningOf } from "../../payment/attempt/gateway-codes.ts"
import { leavableAt } from "../../payment/attempt/leave-the-bank.ts"
import type { PurchaseOutcome } from "../../ports/driving/payment-service.ts"

/** A customer who was not back from his bank when the hold of his booking ended. */
const lapsed: AttemptReport = { kind: "failed", reason: "abandoned" }

/**
 * What anybody who knows an attempt's id may see of it. Nobody is led to his bank for a booking that has lapsed: the
 * attempt itself ends a little later, and money that comes all the same is honoured or given back.
 *
 * @param state of the attempt's booking; null if there is none
 */
export function outcomeOf(attempt: AttemptRecord, state: BookingState | null): PurchaseOutcome {
  const { code } = attempt
  if (state === "expired" && leavableAt(attempt) !== null) return { report: lapsed, code, url3d: null }
  const report = reportOf(attempt, {
    isGoingBack: isAllGoingBack(attempt),
    isCancelled: meaningOf(attempt.gateway, code) === "cancelled-by-customer",
  })
  return { report, code, url3d: attempt.state === "awaiting3ds" ? attempt.url3d : null }
}
