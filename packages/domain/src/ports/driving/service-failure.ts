import * as Data from "effect/Data"
import type * as Result from "effect/Result"

/** No answer came: 'Error: Network Error' (section 8). Only a client over the network fails in this way. */
export class NetworkFailure extends Data.TaggedError("NetworkFailure") {}

/** The server failed: 'Something went wrong' (section 8). The id identifies the request in the log. */
export class ServerFailure extends Data.TaggedError("ServerFailure")<{
  readonly requestId: string | null
  /** The status says that the request succeeded, but the answer's content is unreadable. */
  readonly isUnreadable?: true
}> {}

/** The server refused the request for a reason without a type in this port, such as too many calls. */
export class RequestRefused extends Data.TaggedError("RequestRefused")<{
  readonly code: string
  readonly text: string
  /** The texts of any further errors; section 8 lists them all for a login and a new password. */
  readonly furtherTexts?: readonly string[]
  readonly requestId: string | null
}> {}

export type ServiceFailure = NetworkFailure | ServerFailure | RequestRefused

/** The answer of every method of a driving port. */
export type Answer<Value, Failure = never> = Promise<Result.Result<Value, Failure | ServiceFailure>>

export interface CallOptions {
  /** An AbortSignal; the domain does not know the platform's type. */
  readonly signal?: unknown
  /** Two calls with the same key act once, and both get the first call's answer. */
  readonly idempotencyKey?: string
  /**
   * The key was derived from the request, not sent. Such a request may be repeated on purpose once its booking is given
   * up.
   */
  readonly isKeyDerived?: boolean
  /** Whether the call completes even if its page is left or reloaded meanwhile. */
  readonly outlivesPage?: boolean
  /** Called when the answer is that of an earlier call with the key. */
  readonly onReplayed?: () => void
}

/** What a call needs to know to act once for each key. */
export type OnceOptions = Pick<CallOptions, "idempotencyKey" | "onReplayed">
