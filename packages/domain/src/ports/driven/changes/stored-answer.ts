import type { Instant } from "../../../calendar/zone.ts"

/** What is kept of an answer, to repeat it. */
export type StoredAnswerChange =
  /** Conflicts when the key has an answer already. */
  | { readonly kind: "storeAnswer"; readonly answer: StoredAnswer }
  /** Answers that are kept no longer: their keys are as good as new. */
  | { readonly kind: "forgetAnswers"; readonly at: Instant }

/** The answer of a request with an idempotency key, as JSON. */
export interface StoredAnswer {
  readonly key: string
  readonly requestDigest: string
  readonly body: string
  readonly at: Instant
  /** From this instant on it is kept no longer. */
  readonly keptUntil: Instant
}
