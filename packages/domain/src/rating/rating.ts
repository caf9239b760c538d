import { sanitise } from "../booking/draft/text-sanitiser.ts"
import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"

/** What a customer thinks of a delivery: given once, after it. */
export interface Rating {
  readonly stars: Stars
  /** What only staff read; null where nothing was written. */
  readonly note: string | null
  readonly at: Instant
}

/** A rating as it is kept. */
export interface StoredRating extends Rating {
  readonly reference: Reference
  /** Who delivered. */
  readonly driver: string
}

export type Stars = 1 | 2 | 3 | 4 | 5

/** From the worst to the best. */
export const allStars = [1, 2, 3, 4, 5] as const satisfies readonly Stars[]

/** Characters that a note may have. */
export const longestRatingNote = 500

/** A note as it is kept (D24); null where nothing is left of it. */
export function ratingNote(typed: string | null): string | null {
  const note = sanitise(typed ?? "").trim()
  return note === "" ? null : note
}

/** All that customers have said of a driver. */
export interface RatingSum {
  readonly count: number
  readonly stars: number
}

/** Of fewer than so many, one that is angry or kind would be all that anybody sees. */
export const fewestRatings = 5

/** What is shown of a driver's ratings: their mean to one decimal, or null while there are too few. */
export const shownMean = ({ count, stars }: RatingSum): number | null =>
  count < fewestRatings ? null : Math.round((stars / count) * 10) / 10
