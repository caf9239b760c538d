import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { Answered } from "./answer.ts"

/**
 * What is told beside what a screen shows: why nothing, or nothing newer, has come, lost on its way or refused. Null where
 * all is well or still on its way.
 */
export function failureOf<Value, Failure>(shown: Answered<Value, Failure>): Failure | ServiceFailure | null {
  if (shown.state === "waiting") return null
  return shown.state === "failed" ? shown.failure : (shown.missed ?? null)
}
