import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { RatingChange } from "../../ports/driven/changes/rating.ts"
import { Ratings } from "../../ports/driven/ratings.ts"
import type { StoredRating } from "../../rating/rating.ts"
import { type Applying, isNew } from "./tables.ts"

export const ratingTables = () => ({ ratings: new Map<string, StoredRating>() })

type RatingTables = ReturnType<typeof ratingTables>

export const applyingRatings: Applying<RatingChange, RatingTables> = {
  rateBooking: ({ ratings }, { rating }) => isNew(ratings, rating.reference, rating),
}

/** @param tables the store as it stands when the port is asked */
export const ratingPorts = (tables: () => RatingTables) =>
  Context.make(Ratings, {
    of: (reference) =>
      Effect.sync(() => {
        const found = tables().ratings.get(reference)
        return found ? { stars: found.stars, note: found.note, at: found.at } : null
      }),
    sumOf: (driver) =>
      Effect.sync(() => {
        const given = [...tables().ratings.values()].filter((rating) => rating.driver === driver)
        return { count: given.length, stars: given.reduce((sum, { stars }) => sum + stars, 0) }
      }),
  })
