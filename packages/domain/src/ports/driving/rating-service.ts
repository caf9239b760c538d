import type { Rating, Stars } from "../../rating/rating.ts"
import type { AlreadyRated, NotDelivered } from "../../rating/rating-errors.ts"
import type { BookingNotFound } from "../../tracking/tracking-errors.ts"
import type { OwnBookingRequest } from "./own-booking-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Ratings of deliveries by the bookings' owners. */
export interface RatingService {
  /** Possible once, after the parcel is delivered. */
  rate(request: RatingRequest, options?: CallOptions): Answer<Rating, RatingFailure>
  /** The rating; null if there is none. */
  rating(request: OwnBookingRequest, options?: CallOptions): Answer<Rating | null, BookingNotFound>
}

export interface RatingRequest extends OwnBookingRequest {
  readonly stars: Stars
  readonly note: string | null
}

export type RatingFailure = BookingNotFound | NotDelivered | AlreadyRated
