import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import type { RecordedEvent } from "./delivery-event.ts"
import { aboutMoney } from "./till.ts"

/** How long an offline phone keeps its driver's commands: a shift, in milliseconds. */
export const longestDelay = 12 * 60 * msPerMinute

/**
 * When a command counts as given. A driver's phone may send it later, with the time it was given. That time is clamped:
 * not before the event that the command follows, not longer ago than a shift, not in the future. Without one it is now.
 *
 * @param given the phone's time, or null
 * @param last the time of the event that it follows; null before the first
 */
export function commandTime(given: Instant | null, last: Instant | null, now: Instant): Instant {
  const earliest = Math.max(now - longestDelay, last ?? Number.NEGATIVE_INFINITY)
  return given === null ? now : Math.min(Math.max(given, earliest), Math.max(now, earliest))
}

/**
 * The time of the event that a command follows; null before the first. Money moves independently of the steps (D45),
 * and cash may overtake them: a step follows the previous step, and money follows all recorded events.
 */
export function lastBefore(log: readonly RecordedEvent[], { type }: Pick<DeliveryCommand, "type">): Instant | null {
  const before = aboutMoney.has(type) ? log : log.filter((event) => !aboutMoney.has(event.type))
  return before.length === 0 ? null : Math.max(...before.map(({ at }) => at))
}
