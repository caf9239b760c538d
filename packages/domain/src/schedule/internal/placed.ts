import { weekdayOfDay } from "../../calendar/local-date.ts"
import type { RefusalReason } from "../engine.ts"
import { closuresOn, type PlannedClosure } from "./closed-days.ts"
import { closureOn, type Day, instantOf, isOn } from "./day.ts"
import type { PlannedRange } from "./plan.ts"
import type { Terms } from "./terms.ts"

/** A delivery window of a date, in milliseconds after the date's `midnight`. */
export interface PlacedRange {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** A window of a date, with what speaks against it on that date whatever the time. */
export interface PlacedWindow extends PlacedRange {
  /** Its place in the book's order, by which the date has its name. */
  readonly place: number
  readonly orderBy: number
  /** Undefined without a limit. */
  readonly capacity: number | undefined
  readonly refusal: Extract<RefusalReason, "unknown-window" | "closure"> | null
  /** When it can be delivered, of a service that delivers within minutes. */
  readonly deadline: PlacedRange | undefined
}

/** What a date has, in the book's order: its windows, and the delivery windows of a delivery date. */
export interface PlacedDay {
  readonly windows: readonly PlacedWindow[]
  /** Those that nothing speaks against, as far as the date itself says. */
  readonly served: readonly PlacedWindow[]
  readonly deliveries: readonly PlacedRange[]
}

/** What a date has. What plain days have is placed for the first of them: once, or once for each day of the week. */
export function placedOn(terms: Terms, day: Day): PlacedDay {
  // Most questions have no closures, and are not asked for those of a date.
  const closures = terms.closures.length > 0 ? closuresOn(terms.closures, day) : terms.closures
  if (day.isNearChange || closures.length > 0) return placed(terms, day, closures)
  const kind = terms.plan.isEveryDay ? 0 : weekdayOfDay(day.number)
  terms.plain[kind] ??= placed(terms, day, closures)
  return terms.plain[kind]
}

function placed(terms: Terms, day: Day, closures: readonly PlannedClosure[]): PlacedDay {
  const { plan, zone, cutoff } = terms
  const at = (minute: number): number => instantOf(zone, day, minute) - day.midnight
  const refusalOf = (range: PlannedRange): PlacedWindow["refusal"] => {
    // Where a clock change leaves nothing of a window, there is nobody to send.
    if (!isOn(range, day.number) || at(range.start) >= at(range.end)) return "unknown-window"
    return closureOn(terms, day, closures, range) ? "closure" : null
  }
  const leftOf = (ranges: readonly PlannedRange[]): readonly PlacedRange[] => {
    const left: PlacedRange[] = []
    for (const range of ranges)
      if (refusalOf(range) === null) left.push({ id: range.id, start: at(range.start), end: at(range.end) })
    return left
  }
  const windows = plan.windows.map((window, place) => ({
    id: window.id,
    place,
    start: at(window.start),
    end: at(window.end),
    // A route's cut-off never makes a window shut later.
    orderBy: at(Math.min(window.orderBy, cutoff)),
    capacity: window.capacity,
    refusal: refusalOf(window),
    deadline: plan.isWithinMinutes ? leftOf(window.deliveries)[0] : undefined,
  }))
  const served = windows.filter(({ refusal, deadline }) => refusal === null && (deadline || !plan.isWithinMinutes))
  return { windows, served, deliveries: leftOf(plan.deliveries) }
}
