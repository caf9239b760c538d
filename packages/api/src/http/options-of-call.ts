import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import type { Response } from "express"
import type { IdempotencyKey } from "./callers/idempotency.ts"

/**
 * What a use case may know about the call that it answers. The signal is made only when it is used: most calls are
 * answered without waiting for anything.
 *
 * This is why it is a class. V8 keeps the getter of a single object in its old generation together with everything that
 * the getter refers to, here the request and its answer, until the next full collection
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

  /** @param stopping ends the call, besides its caller's leaving; null for a call that a stopping server waits for */
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

/** Aborted when the caller disconnects before the answer: nobody reads it, so the work may stop. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController()
  if (response.closed) gone.abort()
  response.once("close", () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
