import * as Effect from "effect/Effect"
import { Drivers } from "../../ports/driven/drivers.ts"
import { Ratings } from "../../ports/driven/ratings.ts"
import { driverCard } from "../../tracking/driver-card.ts"

/** What the owner of a booking sees of its driver; null if there is none. */
export const driverCardOf = Effect.fnUntraced(function* (driver: string | null) {
  const found = driver === null ? null : yield* (yield* Drivers).find(driver)
  return found && driverCard(found, yield* (yield* Ratings).sumOf(found.id))
})
