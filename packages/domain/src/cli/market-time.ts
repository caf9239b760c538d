import { toIso } from "../calendar/iso-instant.ts"
import { type LocalDate, weekday } from "../calendar/local-date.ts"
import { type Instant, msPerMinute, wallClock, type Zone } from "../calendar/zone.ts"
import { clockTime } from "../schedule/labels.ts"

/** "2026-11-21 15:20:00 +04:00": the offset distinguishes the two times that a clock shows when it goes back. */
export function momentIn(zone: Zone, instant: Instant): string {
  const { offset } = zone.segmentAt(instant)
  const minutes = Math.abs(Math.round(offset / msPerMinute))
  const local = toIso(instant + offset).replace("T", " ")
  const shown = local.endsWith(".000Z") ? local.slice(0, 19) : local.slice(0, 23)
  return `${shown} ${offset < 0 ? "-" : "+"}${clockTime(minutes)}`
}

/** "16:00", with the date if it is another one: "18:00 on 2026-11-20". */
export function timeIn(zone: Zone, instant: Instant, date: LocalDate): string {
  const shown = wallClock(zone, instant)
  return shown.date === date ? clockTime(shown.minute) : `${clockTime(shown.minute)} on ${shown.date}`
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/** "Sat 2026-11-21" */
export const datedName = (date: LocalDate): string => `${weekdays[weekday(date) - 1]} ${date}`

/** The time left until a later instant, in its two greatest units, rounded down: "2 d 3 h", "39 min 59 s". */
export function countdown(from: Instant, until: Instant): string {
  const seconds = Math.floor((until - from) / 1000)
  if (seconds === 0) return "less than 1 s"
  const amounts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const
  const first = amounts.findIndex(([amount]) => amount > 0)
  return amounts
    .slice(first, first + 2)
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(" ")
}
