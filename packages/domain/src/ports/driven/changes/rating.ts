import type { StoredRating } from "../../../rating/rating.ts"

/** Changes to customers' ratings. */
export type RatingChange =
  /** Conflicts when the booking has a rating. */
  { readonly kind: "rateBooking"; readonly rating: StoredRating }
