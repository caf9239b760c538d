import type { Reference } from "../booking/order/reference.ts"
import type { AttemptState } from "./attempt-state.ts"
import type { PaymentAttempt } from "./payment-attempt.ts"

/** What the page that waits is told of an attempt: by the server, and by nothing that the browser brought back (D28). */
export type AttemptReport =
  | { readonly kind: "checking" }
  | { readonly kind: "paid"; readonly booking: Reference }
  | { readonly kind: "failed"; readonly reason: AttemptFailure }

/**
 * `cancelled`: by its customer, at his bank. `unknown-attempt`: there is none of this name, or it is somebody else's.
 */
export type AttemptFailure = "declined" | "cancelled" | "not-charged" | "abandoned" | "refunded" | "unknown-attempt"

const failures: Partial<Record<AttemptState, AttemptFailure>> = {
  declined: "declined",
  notCharged: "not-charged",
  abandoned: "abandoned",
  voided: "refunded",
  refunded: "refunded",
}

const paidStates: ReadonlySet<AttemptState> = new Set(["paid", "authorised", "captured", "partRefunded"])

/** What decides beside the state of an attempt. */
export interface KnownOfAttempt {
  /** Whether nothing of what was taken is left for the booking, though it is still on its way back. */
  readonly isGoingBack: boolean
  /** Whether its customer cancelled it at his bank. */
  readonly isCancelled: boolean
}

/** Whoever waits is told that it failed only when it did: what is unknown, or under review, is being checked. */
export function reportOf(
  { state, booking }: Pick<PaymentAttempt, "state" | "booking">,
  { isGoingBack, isCancelled }: KnownOfAttempt,
): AttemptReport {
  if (paidStates.has(state)) return isGoingBack ? { kind: "failed", reason: "refunded" } : { kind: "paid", booking }
  const reason = state === "declined" && isCancelled ? "cancelled" : failures[state]
  return reason === undefined ? { kind: "checking" } : { kind: "failed", reason }
}
