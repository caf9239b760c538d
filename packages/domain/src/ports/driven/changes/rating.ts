import type { StoredRating } from "../../../rating/rating.ts"

/** What is written of what customers say of deliveries. */
export type RatingChange =
  /** Conflicts when the booking has a rating. */
  { readonly kind: "rateBooking"; readonly rating: StoredRating }
