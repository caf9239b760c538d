import type { SlotRefused } from "../../booking/booking-errors.ts"
import { basisOf, type ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import { openPickups } from "../../booking/windows/open-pickups.ts"
import type { SlotLookup } from "../../booking/windows/slot-lookup.ts"
import { alertOf, type BookingAlert, type BookingFailure } from "../booking-alert.ts"
import { type BookingContext, closedAlert, fitted, previousTotal, scheduleIn, slotAlert } from "../booking-context.ts"
import { isSettled } from "../booking-hold.ts"

// What an answer of the server leaves in the context.

export function failed(error: unknown, total: ReturnType<typeof previousTotal>): { readonly alert: BookingAlert } {
  return { alert: alertOf(error as BookingFailure | Error, total) }
}

/** Back to the details: the look-up knows a later earliest date than the one that was chosen. */
export function reselection(before: BookingContext, lookup: SlotLookup) {
  const { now } = lookup
  const context = { ...before, basis: basisOf(lookup) }
  const after = fitted(scheduleIn(context), context.draft, now)
  const unexplained = slotAlert(context, after, { closedAt: null, why: "time" })
  return { now, basis: context.basis, alert: closedAlert(context, after, now) ?? unexplained }
}

/**
 * The alert of a window that the server refused, and what it names instead, chosen; its clock is ahead of the last one we
 * know. What it calls full stays so until it lists otherwise.
 */
export function refusedSlot(context: BookingContext, error: unknown) {
  const { closedAt, reason, date, window, next } = error as SlotRefused
  const { basis, draft } = context
  const now = Math.max(context.now, closedAt ?? 0)
  const taken = openPickups(scheduleIn(context), draft, date, now)
    .filter((slot) => window === null || slot.window === window)
    .map(({ key }) => key)
  return {
    ...failed(error, previousTotal(context)),
    now,
    ...(reason === "full" && { basis: { ...basis, full: [...(basis.full ?? []), ...taken] } }),
    ...(next && { draft: { ...draft, pickupDate: next.date, pickupWindow: next.window } }),
  }
}

/** What the schedule is made from by a listing. While a place is ours it counts among the taken ones, and is not to be told as full. */
export const basisAfter = (context: BookingContext, lookup: SlotLookup): ScheduleBasis => ({
  ...basisOf(lookup),
  ...(isSettled(context) && { full: context.basis.full }),
})
