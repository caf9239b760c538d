import type { RatingChange } from "@mersal/domain/ports/driven/changes/rating"
import { insertNew } from "../database/inserts.ts"
import type { Writing } from "./writing.ts"

export const ratingWrites: Writing<RatingChange> = {
  rateBooking: ({ rating: { at, ...rating } }) => [insertNew("ratings", { ...rating, rated_at: at })],
}
