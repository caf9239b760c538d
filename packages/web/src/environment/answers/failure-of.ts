import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { Answered } from "./answer.ts"

/**
 * The failure to show on a screen: why nothing, or nothing newer, has come, lost or refused. Null if the answer came or
 * is pending.
 */
export function failureOf<Value, Failure>(shown: Answered<Value, Failure>): Failure | ServiceFailure | null {
  if (shown.state === "waiting") return null
  return shown.state === "failed" ? shown.failure : (shown.missed ?? null)
}
