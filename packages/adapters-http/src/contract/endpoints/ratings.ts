import type { OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { RatingRequest } from "@mersal/domain/ports/driving/rating-service"
import { allStars, longestRatingNote, type Rating } from "@mersal/domain/rating/rating"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { access, bookingReference, namedInPath, nothing, tokenOf, withToken } from "../own-booking-request.ts"
import { text, wireInstant } from "../wire-values.ts"

const stars = z.literal([...allStars])

export const wireRating = z.object({ stars, note: z.nullable(z.string()), at: wireInstant })

/** POST /bookings/:reference/rating: the owner's rating of the delivery, once. */
export const rateBooking = defineEndpoint<RatingRequest, Rating>({
  method: "POST",
  path: "/v1.0/bookings/:reference/rating",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: z.strictObject({ stars, note: z.optional(z.nullable(text(longestRatingNote))) }),
    }),
    z.custom<RatingRequest>(),
    {
      decode: ({ params, headers, body }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        stars: body.stars,
        note: body.note ?? null,
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: { stars: request.stars, note: request.note },
      }),
    },
  ),
  answer: inData<Rating>(wireRating as unknown as z.ZodMiniType<Rating>),
})

/** GET /bookings/:reference/rating: that rating; null if there is none yet. */
export const showRating = defineEndpoint<OwnBookingRequest, Rating | null>({
  method: "GET",
  path: "/v1.0/bookings/:reference/rating",
  request: namedInPath,
  answer: inData<Rating | null>(z.nullable(wireRating) as unknown as z.ZodMiniType<Rating | null>),
})
