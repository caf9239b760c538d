import type { Instant } from "@mersal/domain/calendar/zone"
import type { Timetable } from "@mersal/domain/site/timetable"

type Window = Timetable["windows"][number]

/** Where a window and its last order time lie on a drawn day, in units of its drawing. */
export interface DrawnWindow {
  readonly orderBy: number
  readonly start: number
  readonly width: number
}

/** How wide a day is drawn: about as wide as its place on a page. */
export const dayWidth = 280

/** Beyond the first and the last that is drawn, so that a mark is seen whole. */
const margin = 8

/**
 * Lays windows out on one day for all of them, so that what stands above one another is at the same time. Each booking
 * type has a day of its own ahead; a day begins where its first window does, on the clock of the zone.
 *
 * @param minuteOf minutes since midnight on the market's clock
 */
export function daySpan(
  timetables: readonly Timetable[],
  minuteOf: (instant: Instant) => number,
): (window: Window) => DrawnWindow {
  const onDay = ({ start, end, orderBy }: Window) => {
    const at = minuteOf(start)
    return { start: at, end: at + (end - start) / 60_000, orderBy: at - (start - orderBy) / 60_000 }
  }
  const drawn = timetables.flatMap(({ windows }) => windows.map(onDay))
  // What is ordered the evening before is ordered before the day begins.
  const first = Math.max(0, Math.min(...drawn.map(({ orderBy }) => orderBy)))
  const last = Math.max(...drawn.map(({ end }) => end))
  const across = (minute: number) =>
    margin + ((dayWidth - 2 * margin) * (Math.max(first, minute) - first)) / (last - first)
  return (window) => {
    const { start, end, orderBy } = onDay(window)
    const [left, right] = [Math.round(across(start)), Math.round(across(end))]
    return { orderBy: Math.round(across(orderBy)), start: left, width: right - left }
  }
}
