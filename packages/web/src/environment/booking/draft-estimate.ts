import type { Draft } from "@mersal/domain/booking/draft/draft"
import type { EstimatedQuote } from "@mersal/domain/pricing/estimated-quotes"

type Estimate = (draft: Draft) => readonly EstimatedQuote[] | null

let estimate: Estimate = () => null

/** What the server is about to answer to a draft that it is being asked for; null where that is not known. */
export const estimateOf: Estimate = (draft) => estimate(draft)

/** Once there is something to estimate by: it comes after the page, and is not waited for. */
export function estimateBy(known: Estimate): void {
  estimate = known
}
