import { Ratings } from "@mersal/domain/ports/driven/ratings"
import { allStars } from "@mersal/domain/rating/rating"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"

export const ratings: Layer.Layer<Ratings, never, Database> = Layer.effect(
  Ratings,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      of: (reference) =>
        Effect.map(rows("select stars, note, rated_at from ratings where reference = ?", [reference]), ([row]) => {
          if (row === undefined) return null
          const { stars, note, rated_at } = RatingRow.parse(row)
          return { stars, note, at: rated_at }
        }),
      sumOf: (driver) =>
        Effect.map(rows(sum, [driver]), ([row]) => {
          const { count, stars } = SumRow.parse(row)
          return { count, stars: stars ?? 0 }
        }),
    }
  }),
)

const sum = "select count(*) as count, sum(stars) as stars from ratings where driver = ?"

const RatingRow = z.object({ stars: z.literal([...allStars]), note: z.nullable(z.string()), rated_at: wholeNumber })
const SumRow = z.object({ count: wholeNumber, stars: z.nullable(wholeNumber) })
