import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"

/** A customer's rating of a delivery, given once. */
export interface Rating {
  readonly stars: Stars
  /** Only staff read it; null if nothing was written. */
  readonly note: string | null
  readonly at: Instant
}

/** A rating as stored. */
export interface StoredRating extends Rating {
  readonly reference: Reference
  /** The driver who delivered. */
  readonly driver: string
}

export type Stars = 1 | 2 | 3 | 4 | 5

/** From the worst to the best. */
export const allStars = [1, 2, 3, 4, 5] as const satisfies readonly Stars[]

/** The most characters of a note. */
export const longestRatingNote = 500

/** A note as stored (D24); null if nothing is left of it. */
export function ratingNote(typed: string | null): string | null {
  const note = sanitise(typed ?? "").trim()
  return note === "" ? null : note
}

/** The sum of all ratings of a driver. */
export interface RatingSum {
  readonly count: number
  readonly stars: number
}

/** With fewer, a single angry or kind one would dominate. */
export const fewestRatings = 5

/** The shown rating of a driver: the mean to one decimal, or null while there are too few. */
export const shownMean = ({ count, stars }: RatingSum): number | null =>
  count < fewestRatings ? null : Math.round((stars / count) * 10) / 10
