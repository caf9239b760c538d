import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Product } from "../../../ports/driven/product.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"

/**
 * Deletes sessions, challenges, tickets, counters and records of sent codes that have no further effect. Nothing
 * depends on it: expired entries are invalid even before they are deleted.
 */
export const forgetExpired = Effect.fn("forgetExpired")(function* () {
  const at = yield* Clock.currentTimeMillis
  const { sessionLifetimes } = yield* Product
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "forgetExpired", at, sessionLifetimes }]))
})
