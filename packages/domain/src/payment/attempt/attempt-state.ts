/** The state of a card payment attempt (D45). It is separate from the booking's. */
export type AttemptState =
  | "created"
  | "formIssued"
  | "tokenized"
  | "sending"
  | "awaiting3ds"
  | "pending"
  | "unknown"
  | "abandoned"
  | "paid"
  | "declined"
  | "notCharged"
  | "authorised"
  | "captured"
  | "voided"
  | "partRefunded"
  | "refunded"
  | "review"

/**
 * The allowed transitions. An attempt is live up to `unknown`; later states are settled, and a settled attempt never
 * becomes live again: trying again makes a new one. Money that arrives after a refusal is for a person to look at.
 */
export const attemptMoves: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ["formIssued", "abandoned", "review"],
  // Qatar's form goes from the browser to the gateway, and the server hears of it by an inquiry (D29).
  formIssued: [
    "tokenized",
    "pending",
    "unknown",
    "abandoned",
    "paid",
    "authorised",
    "declined",
    "notCharged",
    "review",
  ],
  tokenized: ["sending", "abandoned", "review"],
  sending: ["awaiting3ds", "pending", "unknown", "paid", "authorised", "declined", "notCharged", "review"],
  awaiting3ds: ["pending", "unknown", "abandoned", "paid", "authorised", "declined", "notCharged", "review"],
  pending: ["paid", "authorised", "declined", "notCharged", "review"],
  unknown: ["pending", "paid", "authorised", "declined", "notCharged", "review"],
  abandoned: ["paid", "authorised", "declined", "notCharged", "review"],
  paid: ["partRefunded", "refunded", "review"],
  declined: ["review"],
  notCharged: ["review"],
  authorised: ["captured", "voided", "review"],
  captured: ["partRefunded", "refunded", "review"],
  voided: ["review"],
  partRefunded: ["partRefunded", "refunded", "review"],
  refunded: [],
  review: ["paid", "captured", "partRefunded", "notCharged", "voided", "refunded"],
}

const live: ReadonlySet<AttemptState> = new Set([
  "created",
  "formIssued",
  "tokenized",
  "sending",
  "awaiting3ds",
  "pending",
  "unknown",
])

/** Whether an attempt may still be paid without a new start. A booking has at most one such attempt. */
export const isLive = (state: AttemptState): boolean => live.has(state)
