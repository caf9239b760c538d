import type { DecisionRow } from "../engine.ts"
import { bandsOf } from "./clock.ts"
import type { Plan, PlannedWindow } from "./plan.ts"

const fullDay = 24 * 60

/**
 * The day of a plan, one row from each change to the next: a band edge, or the time at which a window of some date
 * shuts. Assumes a day without clock change, skipped days and closures, all windows on every day of the week, and any
 * horizon.
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

/** The minute within its own day; 24:00 is the next day's 00:00. */
const minuteWithin = (minute: number): number => ((minute % fullDay) + fullDay) % fullDay
