import type { BookingType } from "@mersal/domain/booking/booking-type"
import { marketSchedule } from "@mersal/domain/booking/market-schedule"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import type { Formats } from "../../environment/formats.ts"
import type { PageTexts } from "../../environment/language.ts"
import type { StripDay } from "../../ui/DateStrip.tsx"

/** Today and every day up to the horizon; a day without an open window says why it cannot be chosen. */
export function stripDays(
  ask: { readonly market: MarketId; readonly bookingType: BookingType; readonly now: Instant },
  { booking, details }: Pick<PageTexts, "booking" | "details">,
  formats: Formats,
): readonly StripDay[] {
  const { market, bookingType, now } = ask
  const { days } = marketSchedule.quote({ market, service: bookingType, now, days: gulfBook.horizonDays + 1 })
  return days.map(({ date, slots }, at) => ({
    value: date,
    weekday: formats.weekdayShort(date),
    label: formats.dayOfMonth(date),
    month: formats.monthShort(date),
    spoken: formats.longDate(date),
    marker: at === 0 ? booking.today : undefined,
    disabledReason: slots.length > 0 ? undefined : at === 0 ? details.cutOffPassedDay : details.closedDay,
  }))
}
