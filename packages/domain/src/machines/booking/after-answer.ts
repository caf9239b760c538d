import type { SlotRefused } from "../../booking/booking-errors.ts"
import { basisOf, type ScheduleBasis } from "../../booking/windows/market-schedule.ts"
import { openPickups } from "../../booking/windows/open-pickups.ts"
import type { SlotLookup } from "../../booking/windows/slot-lookup.ts"
import { alertOf, type BookingAlert, type BookingFailure } from "./booking-alert.ts"
import { type BookingContext, closedAlert, fitted, previousTotal, scheduleIn, slotAlert } from "./booking-context.ts"
import { isSettled } from "./booking-hold.ts"

// How the server's answers change the context.

export function failed(error: unknown, total: ReturnType<typeof previousTotal>): { readonly alert: BookingAlert } {
  return { alert: alertOf(error as BookingFailure | Error, total) }
}

/** Back to the details: the look-up gave an earliest date later than the chosen one. */
export function reselection(before: BookingContext, lookup: SlotLookup) {
  const { now } = lookup
  const context = { ...before, basis: basisOf(lookup) }
  const after = fitted(scheduleIn(context), context.draft, now)
  const unexplained = slotAlert(context, after, { closedAt: null, why: "time" })
  return { now, basis: context.basis, alert: closedAlert(context, after, now) ?? unexplained }
}

/**
 * The alert about a window that the server refused, with the server's alternative chosen. The server's clock may be
 * ahead of the last known time. A window it calls full counts as full until its next listing.
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

/** The basis of a listing. While we hold a place it counts as taken, and must not be shown to us as full. */
export const basisAfter = (context: BookingContext, lookup: SlotLookup): ScheduleBasis => ({
  ...basisOf(lookup),
  ...(isSettled(context) && { full: context.basis.full }),
})
