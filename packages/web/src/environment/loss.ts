import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { Answered } from "./answer.ts"

/** Why nothing, or nothing newer, is shown; null where all is well or still on its way. */
export function lossOf<Value, Failure>(shown: Answered<Value, Failure>): Failure | ServiceFailure | null {
  if (shown.state === "waiting") return null
  return shown.state === "failed" ? shown.failure : (shown.missed ?? null)
}
