import type { TrackingRefusal } from "@mersal/adapters-http/contract/refusals/tracking"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const trackingAnswers: RefusalAnswers<TrackingRefusal> = {
  BookingNotFound: { status: 404, say: (_, texts) => [{ message: texts.invalidReference }] },
  SearchFailed: {
    status: 404,
    say: ({ field }, texts) => [{ message: texts.searchFailed(texts.searchFields[field]) }],
  },
}
