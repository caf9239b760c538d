import type { BookingType } from "@mersal/domain/booking/booking-type"
import { openSlots } from "@mersal/domain/booking/slot-choice"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { type Instant, msPerDay } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import type { Slot } from "@mersal/domain/schedule/engine"

interface ClosedWindow {
  readonly market: MarketId
  readonly bookingType: BookingType
  readonly date: LocalDate
  readonly window: string | null
}

/**
 * A window that has been shut, with its times and last order time, as the rule book listed it a day before; null where
 * none was named (Next Day) or the book has none of that name.
 */
export function closedSlot({ market, bookingType, date, window }: ClosedWindow, now: Instant): Slot | null {
  if (window === null) return null
  return openSlots(market, bookingType, date, now - msPerDay).find((slot) => slot.window === window) ?? null
}
