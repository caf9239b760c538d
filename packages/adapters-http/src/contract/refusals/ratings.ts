import { allStars } from "@mersal/domain/rating/rating"
import { AlreadyRated, NotDelivered } from "@mersal/domain/rating/rating-errors"
import * as z from "zod/mini"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type RatingRefusal = AlreadyRated | NotDelivered

export const ratingRefusals: RefusalCodecs<RatingRefusal> = {
  AlreadyRated: refusalWithData("already-rated", z.object({ stars: z.literal([...allStars]) }), AlreadyRated),
  NotDelivered: bareRefusal("not-delivered", NotDelivered),
}
