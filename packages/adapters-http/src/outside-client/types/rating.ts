import type { Access } from "./bookings.ts"
import type { Instant } from "./values.ts"

export interface RatingWish extends Access {
  readonly stars: Rating["stars"]
  /** Up to 500 characters, which only staff read. */
  readonly note?: string | null
}

/** A rating of a delivery, given once. */
export interface Rating {
  readonly stars: 1 | 2 | 3 | 4 | 5
  /** Null if nothing was written. */
  readonly note: string | null
  readonly at: Instant
}
