import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import type { Response } from "express"
import type { IdempotencyKey } from "./callers/idempotency.ts"

/**
 * What a use case may know of the exchange that it answers. The signal is made when somebody asks: most calls are answered
 * without waiting for anything.
 *
 * It is a class because of that. V8 keeps the getter of a single object where it keeps what is old, and with it all that
 * the getter sees: here the request and its answer, until the next full collection
 * (`docs/decisions/074-what-a-call-leaves-behind.md`).
 */
export class OptionsOfCall implements CallOptions {
  readonly idempotencyKey?: string
  readonly isKeyDerived?: true
  /** Whether the answer is that of an earlier call. */
  isReplayed = false
  readonly #response: Response
  readonly #stopping: AbortSignal | null
  #signal: AbortSignal | undefined

  /** @param stopping what ends the call beside its caller's going; null for one that the server's stop waits for */
  constructor(response: Response, stopping: AbortSignal | null, key: IdempotencyKey | null) {
    this.#response = response
    this.#stopping = stopping
    if (key !== null) this.idempotencyKey = key.text
    if (key?.isDerived) this.isKeyDerived = true
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#stopping
      ? AbortSignal.any([goneSignal(this.#response), this.#stopping])
      : goneSignal(this.#response)
    return this.#signal
  }

  onReplayed(): void {
    this.isReplayed = true
    this.#response.setHeader("Idempotent-Replayed", "true")
  }
}

/** Aborted when the caller hangs up before the answer: nobody reads it, so the work may stop. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController()
  if (response.closed) gone.abort()
  response.once("close", () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
