import * as Data from "effect/Data"
import type * as Result from "effect/Result"

/** No answer came: 'Error: Network Error' (section 8). Only a client over the network fails so. */
export class NetworkFailure extends Data.TaggedError("NetworkFailure") {}

/** The far side broke: 'Something went wrong' (section 8). The id finds the request in the log. */
export class ServerFailure extends Data.TaggedError("ServerFailure")<{
  readonly requestId: string | null
  /** It says that it did what was asked, and what it says of it is nothing that can be read. */
  readonly isUnreadable?: true
}> {}

/** The far side refused the request for a reason that this port has no type of its own for, such as too many calls. */
export class RequestRefused extends Data.TaggedError("RequestRefused")<{
  readonly code: string
  readonly text: string
  /** What else the answer says, where it has several errors; section 8 lists them all for a login and a new password. */
  readonly furtherTexts?: readonly string[]
  readonly requestId: string | null
}> {}

export type ServiceFailure = NetworkFailure | ServerFailure | RequestRefused

/** The answer of every method of a driving port. */
export type Answer<Value, Failure = never> = Promise<Result.Result<Value, Failure | ServiceFailure>>

export interface CallOptions {
  /** An AbortSignal; the domain does not know the platform's type. */
  readonly signal?: unknown
  /** Two calls with one key act once, and both get the answer of the first. */
  readonly idempotencyKey?: string
  /** Nobody sent the key: it was made of the request, which may be sent again on purpose once its booking is given up. */
  readonly isKeyDerived?: boolean
  /** Whether the call goes out to its end though the page that makes it is left, or loaded again, meanwhile. */
  readonly outlivesPage?: boolean
  /** Told when the answer is that of an earlier call with the key. */
  readonly onReplayed?: () => void
}
