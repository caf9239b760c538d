import { askAt, horizonOf, type Schedule, type SlotQuestion } from "@mersal/domain/booking/windows/market-schedule"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Refused } from "@mersal/domain/schedule/engine"
import type { Formats } from "../environment/formats/formats.ts"
import type { PageTexts } from "../environment/texts/dictionaries.ts"
import type { StripDay } from "../ui/DateStrip.tsx"

export interface StripList {
  readonly days: readonly StripDay[]
  /** Until this instant the same days can be chosen; null if they cannot change any more. */
  readonly staleAt: Instant | null
}

/** Today and every day up to the horizon. A day without an open window says why it cannot be chosen. */
export function stripDays(
  schedule: Schedule,
  question: SlotQuestion,
  now: Instant,
  { booking, details }: Pick<PageTexts, "booking" | "details">,
  { weekdayShort, longDate }: Formats,
  /** Writes a date of the page: "21st Nov 2026", in both languages the day, the month and the year. */
  written: (date: LocalDate) => string,
): StripList {
  const ask = askAt(question, now)
  const reasonAgainst = (date: LocalDate): string => {
    const { reason } = schedule.check({ ...ask, date }) as Refused
    const { time, full, closure } = details.shutWhy
    return reason === "cutoff-passed" ? time : reason === "full" ? full : closure
  }
  const { days, staleAt } = schedule.quote({ ...ask, days: horizonOf(schedule.basis) + 1, deliveries: false })
  const shown = days.map(({ date, slots }, at) => {
    const [label = "", month = ""] = written(date).split(" ")
    return {
      value: date,
      weekday: weekdayShort(date),
      label,
      month,
      spoken: longDate(date),
      marker: at === 0 ? booking.today : undefined,
      disabledReason: slots.length > 0 ? undefined : reasonAgainst(date),
    }
  })
  return { days: shown, staleAt }
}
