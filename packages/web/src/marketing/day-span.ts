import type { Instant } from "@mersal/domain/calendar/zone"
import type { Timetable } from "@mersal/domain/site/timetable"

type Window = Timetable["windows"][number]

/** Where a window and its last order time are on a drawn day, in units of the drawing. */
export interface DrawnWindow {
  readonly orderBy: number
  readonly start: number
  readonly width: number
}

/** The width of a drawn day: about that of its place on a page. */
export const dayWidth = 280

/** Beyond the first and the last mark, so that both are completely visible. */
const margin = 8

/**
 * Places windows on one common day, so that marks above one another are at the same time. Each booking type has its own
 * date; a day begins where its first window does, in the zone's local time.
 *
 * @param minuteOf minutes since midnight in the market's local time
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
  // A last order time on the evening before lies before the day begins.
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
