import type { BookedWindow } from "@mersal/domain/booking/booking"
import { deadlineId, spanId, timeId } from "@mersal/domain/booking/windows/window-id"
import { windowShape } from "@mersal/domain/booking/windows/window-label"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { type MinuteOfDay, wallClock } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { WishedWindow } from "@mersal/domain/ports/driving/operations-service"

/** A window as a dispatcher sets it: a date, and times in the market's local time. */
export interface WindowWish {
  readonly date: LocalDate
  /** Null for a window with an end only, such as an On Demand delivery. */
  readonly from: MinuteOfDay | null
  readonly to: MinuteOfDay
}

/** A booked window in this form. */
export function wishOf(market: MarketId, window: BookedWindow): WindowWish {
  const zone = marketZone(market)
  const [first, last] = [wallClock(zone, window.start), wallClock(zone, window.end)]
  const to = last.date > first.date ? minutesPerDay : last.minute
  return { date: window.date, from: windowShape(window) === "deadline" ? null : first.minute, to }
}

const minutesPerDay = 24 * 60

export const isForwards = ({ from, to }: WindowWish): boolean => (from ?? 0) < to

/** Whether the drop-off ends no earlier than the pick-up, as the server requires. */
export const isInOrder = (pickup: WindowWish, delivery: WindowWish): boolean =>
  delivery.date > pickup.date || (delivery.date === pickup.date && delivery.to >= pickup.to)

export const wishedWindow = ({ date, from, to }: WindowWish): WishedWindow => ({
  date,
  window: from === null ? deadlineId(to) : spanId({ start: from, end: to }),
})

/** The times to choose from: every half hour of a day, and the existing times, whatever they are. */
export function timesToChoose(standing: readonly MinuteOfDay[]): readonly MinuteOfDay[] {
  const halves = Array.from({ length: 49 }, (_, at) => at * 30)
  return [...new Set([...halves, ...standing])].sort((a, b) => a - b)
}

/** "9:00", "9:30", "24:00". */
export const clockText = (minute: MinuteOfDay): string => (minute % 60 === 0 ? `${timeId(minute)}:00` : timeId(minute))
