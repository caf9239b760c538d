import type { Reference } from "../booking/order/reference.ts"
import type { AttemptState } from "./attempt-state.ts"
import type { PaymentAttempt } from "./payment-attempt.ts"

/** What the page that waits is told of an attempt: by the server, and by nothing that the browser brought back (D28). */
export type AttemptReport =
  | { readonly kind: "checking" }
  | { readonly kind: "paid"; readonly booking: Reference }
  | { readonly kind: "failed"; readonly reason: AttemptFailure }

/** `unknown-attempt`: there is none of this name, or it is somebody else's. */
export type AttemptFailure = "declined" | "not-charged" | "abandoned" | "refunded" | "unknown-attempt"

const failures: Partial<Record<AttemptState, AttemptFailure>> = {
  declined: "declined",
  notCharged: "not-charged",
  abandoned: "abandoned",
  voided: "refunded",
  refunded: "refunded",
}

const paidStates: ReadonlySet<AttemptState> = new Set(["paid", "authorised", "captured", "partRefunded"])

/**
 * Whoever waits is told that it failed only when it did: what is unknown, or under review, is being checked.
 *
 * @param isGoingBack whether nothing of what was taken is left for the booking, though it is still on its way back
 */
export function reportOf(
  { state, booking }: Pick<PaymentAttempt, "state" | "booking">,
  isGoingBack: boolean,
): AttemptReport {
  if (paidStates.has(state)) return isGoingBack ? { kind: "failed", reason: "refunded" } : { kind: "paid", booking }
  const reason = failures[state]
  return reason === undefined ? { kind: "checking" } : { kind: "failed", reason }
}
