import type { Reference } from "../../booking/order/reference.ts"
import type { AttemptState } from "./attempt-state.ts"
import type { PaymentAttempt } from "./payment-attempt.ts"

/** What the waiting page is told of an attempt, by the server only and not by what the browser brought back (D28). */
export type AttemptReport =
  | { readonly kind: "checking" }
  | { readonly kind: "paid"; readonly booking: Reference }
  | { readonly kind: "failed"; readonly reason: AttemptFailure }

/** `cancelled`: by its customer, at his bank. `unknown-attempt`: it does not exist or belongs to somebody else. */
export type AttemptFailure = "declined" | "cancelled" | "not-charged" | "abandoned" | "refunded" | "unknown-attempt"

const failures: Partial<Record<AttemptState, AttemptFailure>> = {
  declined: "declined",
  notCharged: "not-charged",
  abandoned: "abandoned",
  voided: "refunded",
  refunded: "refunded",
}

const paidStates: ReadonlySet<AttemptState> = new Set(["paid", "authorised", "captured", "partRefunded"])

/** What matters besides the state of an attempt. */
export interface KnownOfAttempt {
  /** Whether all of the money is going back, even if it has not arrived yet. */
  readonly isGoingBack: boolean
  /** Whether the customer cancelled it at his bank. */
  readonly isCancelled: boolean
}

/** A failure is reported only when it is certain: an unknown outcome, or a review, is reported as being checked. */
export function reportOf(
  { state, booking }: Pick<PaymentAttempt, "state" | "booking">,
  { isGoingBack, isCancelled }: KnownOfAttempt,
): AttemptReport {
  if (paidStates.has(state)) return isGoingBack ? { kind: "failed", reason: "refunded" } : { kind: "paid", booking }
  const reason = state === "declined" && isCancelled ? "cancelled" : failures[state]
  return reason === undefined ? { kind: "checking" } : { kind: "failed", reason }
}
