import type { Answered } from "./answer-times.ts"

/** How soon the screen has to answer a press of a booking on a phone, in milliseconds (Interaction to Next Paint). */
export const answerGoals = { any: 100, time: 50, price: 50 }

/** How soon after a command of the driver whoever follows his parcel sees it, in milliseconds. */
export const newsGoal = 2_000

/** The milliseconds within which so many of a hundred were answered; NaN where nothing was pressed. */
export function percentile(answered: readonly Answered[], share: number): number {
  const sorted = answered.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN
}
