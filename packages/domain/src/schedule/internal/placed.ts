import { msPerMinute } from "../../calendar/zone.ts"
import type { RefusalReason } from "../engine.ts"
import { closureOn, type Day, instantOf, isOn } from "./day.ts"
import type { Plan, PlannedRange, PlannedWindow, WeekdaySet } from "./plan.ts"
import type { Terms } from "./terms.ts"

/** A delivery window of a date, in milliseconds after the date's `midnight`. */
export interface PlacedRange {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** A window of a date, with what speaks against it on its weekdays whatever the time. */
export interface PlacedWindow extends PlacedRange {
  readonly weekdays: WeekdaySet
  readonly orderBy: number
  readonly capacity: number
  readonly refusal: Extract<RefusalReason, "unknown-window" | "closure"> | null
  /** When it can be delivered, of a service that delivers within minutes. */
  readonly deadline: PlacedRange | undefined
}

/** What all plain days have, in the book's order: their windows, and the delivery windows of a delivery date. */
export interface PlainDay {
  readonly windows: readonly PlacedWindow[]
  readonly deliveries: readonly PlacedRange[]
}

export function plainDay(plan: Plan, cutoff: number): PlainDay {
  const { windows, deliveries } = placing(
    plan,
    cutoff,
    (minute) => minute * msPerMinute,
    () => null,
  )
  return { windows: windows(), deliveries: deliveries() }
}

/** The windows of a date, in the book's order. */
export const windowsOn = (terms: Terms, day: Day): readonly PlacedWindow[] =>
  day.isPlain ? terms.plain.windows : placingOn(terms, day).windows()

/** The delivery windows of a delivery date that no closure shuts. */
export const deliveriesOn = (terms: Terms, day: Day): readonly PlacedRange[] =>
  day.isPlain ? terms.plain.deliveries : placingOn(terms, day).deliveries()

function placingOn(terms: Terms, day: Day) {
  const at: Clock = (minute) => instantOf(terms.zone, day, minute) - day.midnight
  return placing(terms.plan, terms.cutoff, at, (range) => {
    // Where a clock change leaves nothing of a window, there is nobody to send.
    if (!isOn(range, day.number) || at(range.start) >= at(range.end)) return "unknown-window"
    return closureOn(terms, day, range) ? "closure" : null
  })
}

/** The milliseconds from a date's `midnight` until its wall clock shows a minute. */
type Clock = (minute: number) => number

/** A route's cut-off never makes a window shut later. */
function placing(plan: Plan, cutoff: number, at: Clock, refusalOf: (range: PlannedRange) => PlacedWindow["refusal"]) {
  const placed = (range: PlannedRange | undefined): PlacedRange | undefined =>
    range && refusalOf(range) === null ? { id: range.id, start: at(range.start), end: at(range.end) } : undefined
  const placedWindow = (window: PlannedWindow): PlacedWindow => ({
    id: window.id,
    start: at(window.start),
    end: at(window.end),
    weekdays: window.weekdays,
    orderBy: at(Math.min(window.orderBy, cutoff)),
    capacity: window.capacity,
    refusal: refusalOf(window),
    deadline: plan.isWithinMinutes ? placed(window.deliveries[0]) : undefined,
  })
  return {
    windows: () => plan.windows.map(placedWindow),
    deliveries: () => plan.deliveries.map(placed).filter((range) => range !== undefined),
  }
}
