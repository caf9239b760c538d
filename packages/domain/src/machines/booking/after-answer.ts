import type { SlotRefused } from "../../booking/booking-errors.ts"
import { basisOf } from "../../booking/windows/market-schedule.ts"
import type { SlotLookup } from "../../booking/windows/slot-lookup.ts"
import { alertOf, type BookingAlert, type BookingFailure } from "../booking-alert.ts"
import { type BookingContext, closedAlert, fitted, previousTotal, scheduleIn, slotAlert } from "../booking-context.ts"

// What an answer of the server leaves in the context.

export function failed(error: unknown, total: ReturnType<typeof previousTotal>): { readonly alert: BookingAlert } {
  return { alert: alertOf(error as BookingFailure | Error, total) }
}

/** Back to the details: the look-up knows a later earliest date than the one that was chosen. */
export function reselection(before: BookingContext, lookup: SlotLookup) {
  const { now } = lookup
  const context = { ...before, basis: basisOf(lookup) }
  const after = fitted(scheduleIn(context), context.draft, now)
  const unexplained = slotAlert(context, after, { closedAt: null, isClosure: false })
  return { now, basis: context.basis, alert: closedAlert(context, after, now) ?? unexplained }
}

/** The alert of a window that the server refused; its clock is ahead of the last one we know. */
export function refusedSlot(context: BookingContext, error: unknown) {
  const { closedAt } = error as SlotRefused
  return { ...failed(error, previousTotal(context)), now: Math.max(context.now, closedAt ?? 0) }
}
