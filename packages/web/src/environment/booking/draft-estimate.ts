import type { Draft } from "@mersal/domain/booking/draft/draft"
import type { EstimatedQuote } from "@mersal/domain/pricing/estimated-quotes"

type Estimate = (draft: Draft) => readonly EstimatedQuote[] | null

let estimate: Estimate = () => null

/** The server's expected answer to a draft; null if it cannot be estimated. */
export const estimateOf: Estimate = (draft) => estimate(draft)

/** Sets the estimate's source. It loads after the page, and nothing waits for it. */
export function estimateBy(known: Estimate): void {
  estimate = known
}
