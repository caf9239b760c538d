import type { RatingService } from "@mersal/domain/ports/driving/rating-service"
import { rateBooking, showRating } from "../contract/endpoints/ratings.ts"
import { ratingRefusals } from "../contract/refusals/ratings.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

export const ratingClient = (connection: Connection): RatingService => ({
  rate: (request, options) =>
    call(connection, rateBooking, { ...trackingRefusals, ...ratingRefusals }, request, options),
  rating: (request, options) => call(connection, showRating, trackingRefusals, request, options),
})
