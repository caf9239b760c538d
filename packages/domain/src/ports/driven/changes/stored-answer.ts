import type { Instant } from "../../../calendar/zone.ts"

/** Changes to stored answers, which are kept to be repeated. */
export type StoredAnswerChange =
  /** Conflicts when the key already has an answer. */
  | { readonly kind: "storeAnswer"; readonly answer: StoredAnswer }
  /** Deletes expired answers; their keys can be used again. */
  | { readonly kind: "forgetAnswers"; readonly at: Instant }

/** The answer of a request with an idempotency key, as JSON. */
export interface StoredAnswer {
  readonly key: string
  readonly requestDigest: string
  readonly body: string
  readonly at: Instant
  /** Exclusive: from this instant on the answer has expired. */
  readonly keptUntil: Instant
}
