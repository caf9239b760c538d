import type { CheckedSchedule } from "@mersal/domain/booking/windows/checked-schedule"
import { askAt, type SlotQuestion } from "@mersal/domain/booking/windows/market-schedule"
import { routeInForce } from "@mersal/domain/booking/windows/route-in-force"
import type { MarketId } from "@mersal/domain/market/market"
import type { Reason } from "@mersal/domain/schedule/engine"
import { instantOf, type LabQuestion } from "./lab-question.ts"

/** A window that is in one of the two books, or in both. */
export interface ComparedWindow {
  readonly window: string
  readonly before: Reason | null
  readonly after: Reason | null
  readonly differs: boolean
}

/** The quarter hours of a day. */
export const stepsOfDay = 96

function reasonsAt(
  schedule: CheckedSchedule,
  market: MarketId,
  question: LabQuestion,
  minute: number,
): readonly Reason[] {
  const { bookingType, vehicle, pickup, route } = question
  const asked: SlotQuestion = { market, bookingType, vehicle }
  const ask = askAt(asked, instantOf(market, { ...question, minute }))
  const inForce = routeInForce(schedule.basis, route)
  // A route class that was removed from the book has no windows.
  return inForce ? schedule.explain({ ...ask, ...(inForce.route && { route: inForce.route }), date: pickup }) : []
}

/** Every window of the date in both books, in the first book's order, with why it can or cannot be ordered. */
export function compare(
  before: CheckedSchedule,
  after: CheckedSchedule,
  market: MarketId,
  question: LabQuestion,
): readonly ComparedWindow[] {
  const was = reasonsAt(before, market, question, question.minute)
  const is = reasonsAt(after, market, question, question.minute)
  const find = (reasons: readonly Reason[], window: string) => reasons.find((one) => one.window === window) ?? null
  const windows = [...new Set([...was, ...is].map(({ window }) => window))]
  return windows.map((window) => {
    const [one, other] = [find(was, window), find(is, window)]
    const differs = one?.code !== other?.code || one?.orderBy !== other?.orderBy || one?.closure !== other?.closure
    return { window, before: one, after: other, differs }
  })
}

/** A part of the day in quarter hours, end exclusive. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** When each window of the date can be ordered during the order's day. */
export function openStretches(
  schedule: CheckedSchedule,
  market: MarketId,
  question: LabQuestion,
): ReadonlyMap<string, readonly Stretch[]> {
  const stretches = new Map<string, Stretch[]>()
  for (let step = 0; step < stepsOfDay; step++)
    for (const { window, code } of reasonsAt(schedule, market, question, step * 15)) {
      const known = stretches.get(window) ?? []
      stretches.set(window, known)
      const last = known.at(-1)
      if (code !== "open") continue
      if (last?.to === step) known[known.length - 1] = { from: last.from, to: step + 1 }
      else known.push({ from: step, to: step + 1 })
    }
  return stretches
}
