/** What is thrown when a call came to nothing. */
export interface MersalErrorDetails {
  /**
   * For programs: a code of the reference, such as "price-changed" or "slot-full", or one of three of the client's own:
   * "no-answer" (nobody answered in time), "broken-answer" (an answer that cannot be read) and "invalid-request" (it
   * could not even be sent).
   */
  readonly code: string
  /** Of the answer; null where there was none. */
  readonly status: number | null
  /** What to do about it, in the words of the answer; null where it says nothing. */
  readonly advice: string | null
  /** What of the arguments has to change, where that is known: "dropOff.contact.phone". */
  readonly field: string | null
  /** What the error knows, in whole words: of "price-changed" the fresh `quote` and the `previousTotal`. */
  readonly data: unknown
  /** By which support finds the call. */
  readonly requestId: string | null
  /** How long to wait before the next try; null where nobody said. */
  readonly retryAfterSeconds: number | null
}

/** A refusal, or a call without an answer. Its message is for people, in the client's language where the server wrote it. */
export class MersalError extends Error implements MersalErrorDetails {
  readonly code: string
  readonly status: number | null
  readonly advice: string | null
  readonly field: string | null
  readonly data: unknown
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null

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
  }
}
