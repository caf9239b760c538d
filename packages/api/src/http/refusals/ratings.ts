import type { RatingRefusal } from "@mersal/adapters-http/contract/refusals/ratings"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const ratingAnswers: RefusalAnswers<RatingRefusal> = {
  AlreadyRated: { status: 409, say: (_, texts) => [{ message: texts.alreadyRated }] },
  NotDelivered: { status: 409, say: (_, texts) => [{ message: texts.notDelivered }] },
}
