/** Where an attempt to pay by card stands (D45). A payment's state is its own, beside the booking's. */
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
 * What may follow what. An attempt is live up to `unknown`; what comes after is settled, and no settled attempt lives
 * again: a customer who tries again makes a new one. Money that is heard of after a refusal is for a person to look at.
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

/** Whether an attempt may still be paid without the customer beginning anew. A booking has at most one that is. */
export const isLive = (state: AttemptState): boolean => live.has(state)
