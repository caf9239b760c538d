import type { ratingTable } from "@mersal/adapters-http/contract/table/ratings"
import type { Routes } from "../http/mount.ts"

export const ratingRoutes: Routes<typeof ratingTable> = {
  rateBooking: ({ ratings }, request, options) => ratings.rate(request, options),
  showRating: ({ ratings }, request, options) => ratings.rating(request, options),
}
