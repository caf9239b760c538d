import { openSlots } from "@mersal/domain/booking/draft/slot-choice"
import { type Schedule, type SlotQuestion, scheduleOf } from "@mersal/domain/booking/windows/market-schedule"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { type Instant, msPerDay } from "@mersal/domain/calendar/zone"
import type { Slot } from "@mersal/domain/schedule/engine"

interface ClosedWindow extends SlotQuestion {
  readonly date: LocalDate
  readonly window: string | null
}

/**
 * A closed window with its times and last order time, as in the rule book one day earlier, without closures and with
 * all places free. Null if none was named (Next Day) or the book has no window of that name.
 */
export function closedSlot({ basis }: Schedule, closed: ClosedWindow, now: Instant): Slot | null {
  const { date, window } = closed
  if (window === null) return null
  const unclosed = scheduleOf(closed.market, { ...basis, closures: [], full: [] })
  return openSlots(unclosed, closed, date, now - msPerDay).find((slot) => slot.window === window) ?? null
}
