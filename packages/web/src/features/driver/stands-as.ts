import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** Where a stop stands in words. A driver who has arrived is no longer on his way. */
export function standsAs({ now: { state }, arrivedAt }: RunStop, words: PageTexts["driver"]): string {
  if (arrivedAt !== null && state === "pickupStarted") return words.atStop.pickup
  if (arrivedAt !== null && state === "deliveryStarted") return words.atStop.delivery
  return words.states[state]
}
