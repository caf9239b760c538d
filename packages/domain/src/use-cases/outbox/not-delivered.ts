import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { retryWait } from "../../notices/retry.ts"
import type { ClaimedMessage } from "../../ports/driven/outbox.ts"

/** Logs that a message was not delivered, and returns why, and when it is tried again. */
export const notDelivered = Effect.fnUntraced(function* (
  { id, topic, attempts }: Pick<ClaimedMessage, "id" | "topic" | "attempts">,
  cause: Cause.Cause<unknown>,
) {
  const lastError = nameOf(Cause.squash(cause))
  yield* Effect.logWarning("A message of the outbox was not delivered").pipe(
    Effect.annotateLogs({ id, topic, attempts, error: lastError }),
  )
  return { lastError, dueAt: (yield* Clock.currentTimeMillis) + retryWait(attempts) }
})

/** What went wrong, without anything that people wrote: no address, no phone. */
export function nameOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "_tag" in error) return String(error._tag)
  return error instanceof Error ? error.name : "unknown"
}
