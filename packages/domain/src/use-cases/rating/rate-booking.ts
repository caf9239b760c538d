import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Ratings } from "../../ports/driven/ratings.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import type { RatingRequest, RatingService } from "../../ports/driving/rating-service.ts"
import { ratingNote, type StoredRating } from "../../rating/rating.ts"
import { AlreadyRated, NotDelivered } from "../../rating/rating-errors.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"

/** Stores the rating of a delivered booking by its owner, once. */
const rateBooking = Effect.fn("rateBooking")(function* ({ stars, note, ...named }: RatingRequest, caller: Caller) {
  const { stored, delivery } = yield* reachedBooking("rate-booking", named, caller)
  const { reference } = stored.booking
  const handedOver = stored.log.findLast(({ type }) => type === "deliver")
  if (delivery.state !== "delivered" || !handedOver) return yield* new NotDelivered()
  const at = yield* Clock.currentTimeMillis
  const rating: StoredRating = {
    reference,
    driver: handedOver.by.id ?? delivery.facts.driver ?? "",
    stars,
    note: ratingNote(note),
    at,
  }
  const { of } = yield* Ratings
  yield* (yield* UnitOfWork).commit([{ kind: "rateBooking", rating }]).pipe(
    // Two of the owner's browsers at once: the first wins.
    Effect.catch(() =>
      Effect.flatMap(of(reference), (before) => Effect.fail(new AlreadyRated({ stars: before?.stars ?? stars }))),
    ),
  )
  return { stars, note: rating.note, at }
})

const showRating = Effect.fn("showRating")(function* (request: OwnBookingRequest, caller: Caller) {
  const { stored } = yield* reachedBooking("rate-booking", request, caller)
  return yield* (yield* Ratings).of(stored.booking.reference)
})

type Run = RunFor<typeof rateBooking | typeof showRating>

/** The port of ratings for one caller. */
export const ratingService = (run: Run, caller: Caller): RatingService => ({
  rate: (request) => run(rateBooking(request, caller)),
  rating: (request, options) => run(showRating(request, caller), options),
})
