import { weekdayOfDay } from "../../calendar/local-date.ts"
import type { Zone } from "../../calendar/zone.ts"
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
  const known = terms.plain[kind] ?? placed(terms, day, closures)
  terms.plain[kind] = known
  return known
}

function placed(terms: Terms, day: Day, closures: readonly PlannedClosure[]): PlacedDay {
  const { plan, zone, cutoff } = terms
  const windows: PlacedWindow[] = []
  const served: PlacedWindow[] = []
  for (const window of plan.windows) {
    const refusal = refusalOn(terms, day, closures, window)
    const deadline = plan.isWithinMinutes ? rangesOn(terms, day, closures, window.deliveries)[0] : undefined
    const placed: PlacedWindow = {
      ...rangeOn(zone, day, window),
      place: windows.length,
      // A route's cut-off never makes a window shut later.
      orderBy: instantOf(zone, day, Math.min(window.orderBy, cutoff)) - day.midnight,
      capacity: window.capacity,
      refusal,
      deadline,
    }
    windows.push(placed)
    if (refusal === null && (deadline || !plan.isWithinMinutes)) served.push(placed)
  }
  return { windows, served, deliveries: rangesOn(terms, day, closures, plan.deliveries) }
}

/** Those of the delivery windows that are left on a date. */
function rangesOn(
  terms: Terms,
  day: Day,
  closures: readonly PlannedClosure[],
  ranges: readonly PlannedRange[],
): readonly PlacedRange[] {
  const left: PlacedRange[] = []
  for (const range of ranges)
    if (refusalOn(terms, day, closures, range) === null) left.push(rangeOn(terms.zone, day, range))
  return left
}

function refusalOn(
  terms: Terms,
  day: Day,
  closures: readonly PlannedClosure[],
  range: PlannedRange,
): PlacedWindow["refusal"] {
  const { start, end } = rangeOn(terms.zone, day, range)
  // Where a clock change leaves nothing of a window, there is nobody to send.
  if (!isOn(range, day.number) || start >= end) return "unknown-window"
  return closures.length > 0 && closureOn(terms, day, closures, range) ? "closure" : null
}

const rangeOn = (zone: Zone, day: Day, { id, start, end }: PlannedRange): PlacedRange => ({
  id,
  start: instantOf(zone, day, start) - day.midnight,
  end: instantOf(zone, day, end) - day.midnight,
})
