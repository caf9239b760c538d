import type { DayNumber, LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import { earliestDates, firstOpenSlot } from "./earliest.ts"
import type { RefusalReason, Slot, Verdict } from "./engine.ts"
import { listingAt, type Timetable } from "./internal/timetable.ts"

export interface Wish {
  readonly window?: string
  readonly delivery?: { readonly date: LocalDate; readonly window?: string }
}

/** Whether a wish for a date can be booked now, by the lists that `quoteDays` shows (D12). Reasons in the order of `refusalReasons`. */
export function checkWish(
  timetable: Timetable,
  number: DayNumber,
  wish: Wish,
  now: Instant,
  horizonDays: number,
): Verdict {
  const today = timetable.today(now)
  const refuse = (reason: RefusalReason, closedAt: Instant | null = null, next?: Slot): Verdict => ({
    ok: false,
    reason,
    closedAt,
    earliest: earliestDates(timetable, now, horizonDays)?.date ?? null,
    next: next ?? firstOpenSlot(timetable, number, now, horizonDays),
  })
  const isWished = ({ window }: Slot): boolean => wish.window === undefined || window === wish.window

  if (number > today + horizonDays) return refuse("beyond-horizon")
  const day = timetable.day(number)
  const lastClosing = day.closings.at(-1) ?? null
  if (number < today) return refuse("past", lastClosing)
  if (wish.window !== undefined && timetable.plan.windows.every(({ id }) => id !== wish.window))
    return refuse("unknown-window")
  const open = listingAt(day, now).quoted.slots
  if (open.length === 0) return refuse("cutoff-passed", lastClosing)
  const slot = open.find(isWished)
  if (slot === undefined) return refuse("slot-closed", day.slots.find(isWished)?.orderBy)
  if (wish.delivery !== undefined) {
    const { date, window } = wish.delivery
    if (window !== undefined && slot.delivery.options.every((option) => option.window !== window))
      return refuse("delivery-unknown-window", null, slot)
    if (date !== slot.delivery.date) return refuse("delivery-wrong-date", null, slot)
  }
  return { ok: true, slot, staleAt: slot.orderBy }
}
