import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import type { RecordedEvent } from "./delivery-event.ts"
import { aboutMoney } from "./till.ts"

/** A phone without a line keeps what its driver did, for as long as a shift is, in milliseconds. */
export const longestDelay = 12 * 60 * msPerMinute

/**
 * When a command counts as given. A driver's phone may send it later than he gave it and says when that was; it is
 * believed only between the event that it comes after and now, and no longer ago than a shift. Without a word it is now.
 *
 * @param given the phone's word, or null
 * @param last when the event was that it comes after; null before the first
 */
export function commandTime(given: Instant | null, last: Instant | null, now: Instant): Instant {
  const earliest = Math.max(now - longestDelay, last ?? Number.NEGATIVE_INFINITY)
  return given === null ? now : Math.min(Math.max(given, earliest), Math.max(now, earliest))
}

/**
 * When the event was that a command comes after; null before the first. Money comes and goes beside the steps (D45), and
 * cash may overtake them on their way: a step comes after the step before it, and money after all that is on record.
 */
export function lastBefore(log: readonly RecordedEvent[], { type }: Pick<DeliveryCommand, "type">): Instant | null {
  const before = aboutMoney.has(type) ? log : log.filter((event) => !aboutMoney.has(event.type))
  return before.length === 0 ? null : Math.max(...before.map(({ at }) => at))
}
