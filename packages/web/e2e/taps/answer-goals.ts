import type { Answered } from "./answer-times.ts"

/** How soon the screen must answer a press on a phone, in milliseconds (Interaction to Next Paint). */
export const answerGoals = { any: 100, time: 50, price: 50 }

/** How soon after a driver's command a person who tracks the parcel sees it, in milliseconds. */
export const newsGoal = 2_000

/** The milliseconds within which this share of presses was answered; NaN without any. */
export function percentile(answered: readonly Answered[], share: number): number {
  const sorted = answered.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN
}
