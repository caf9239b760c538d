import type { DecisionRow } from "../engine.ts"
import { bandsOf } from "./clock.ts"
import type { Plan, PlannedWindow } from "./plan.ts"

const fullDay = 24 * 60

/**
 * The day of a plan, a row from one change to the next: at an edge of a band, or when a window of some date is shut. For a
 * day without clock change, skipped days and closures, all windows on all days of the week, and any horizon.
 */
export function decisionTableOf(plan: Plan): readonly DecisionRow[] {
  const windows = plan.windows.filter(({ deliveries }) => deliveries.length > 0)
  const changes = new Set([
    0,
    ...bandsOf(plan).map(({ from }) => from),
    ...windows.map(({ orderBy }) => minuteWithin(orderBy)),
  ])
  const starts = [...changes].sort((a, b) => a - b)
  return starts.map((from, at) => rowOf(plan, windows, from, starts[at + 1] ?? fullDay))
}

function rowOf(plan: Plan, windows: readonly PlannedWindow[], from: number, until: number): DecisionRow {
  const openIn = (days: number) => windows.filter(({ orderBy }) => from < orderBy + days * fullDay)
  const openFrom = windows.map(({ orderBy }) => Math.max(0, Math.floor((from - orderBy) / fullDay) + 1))
  const earliest = openFrom.sort((a, b) => a - b)[0] ?? null
  const offered = earliest === null ? [] : openIn(earliest)
  return {
    from,
    until,
    band: bandsOf(plan).findLast((band) => band.from <= from)?.name ?? "",
    earliestInDays: earliest,
    pickupToday: openIn(0).map(({ id }) => id),
    pickupOtherDays: windows.map(({ id }) => id),
    deliveryInDays: plan.leadDays,
    delivery: [...new Set(offered.flatMap(({ deliveries }) => deliveries.map(({ id }) => id)))],
  }
}

/** The minute of the day on which it lies; 24:00 is the next day's 00:00. */
const minuteWithin = (minute: number): number => ((minute % fullDay) + fullDay) % fullDay
