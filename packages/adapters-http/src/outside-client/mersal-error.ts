/** What is known about a failed call. */
export interface MersalErrorDetails {
  /**
   * For programs: a code of the reference, such as "price-changed" or "slot-full", or one of three of the client's own:
   * "no-answer" (none came in time), "broken-answer" (an answer that cannot be read) and "invalid-request" (it could
   * not even be sent).
   */
  readonly code: string
  /** The answer's status; null if there was no answer. */
  readonly status: number | null
  /** What to do about it, in the words of the answer; null if it does not say. */
  readonly advice: string | null
  /** The argument that has to change, if known: "dropOff.contact.phone". */
  readonly field: string | null
  /** The error's data, in whole words: for "price-changed" the new `quote` and the `previousTotal`. */
  readonly data: unknown
  /** Lets support find the call. */
  readonly requestId: string | null
  /** How long to wait before the next try; null if unknown. */
  readonly retryAfterSeconds: number | null
  /**
   * The key that the call was sent under; null if it had none. After "no-answer", "outcome-unknown" and
   * "database-unavailable" the same call with this key tells what happened, and acts once.
   */
  readonly idempotencyKey: string | null
}

/**
 * A refusal, or a call without an answer. Its message is for people, in the client's language if the server wrote it.
 */
export class MersalError extends Error implements MersalErrorDetails {
  readonly code: string
  readonly status: number | null
  readonly advice: string | null
  readonly field: string | null
  readonly data: unknown
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null
  readonly idempotencyKey: string | null

  constructor(message: string, details: MersalErrorDetails) {
    super(message)
    this.name = "MersalError"
    this.code = details.code
    this.status = details.status
    this.advice = details.advice
    this.field = details.field
    this.data = details.data
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
    this.idempotencyKey = details.idempotencyKey
  }
}
