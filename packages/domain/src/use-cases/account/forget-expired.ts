import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Product } from "../../ports/driven/product.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"

/**
 * Deletes sessions, challenges, tickets, counters and notes of sent codes that cannot matter any more. Nothing depends on
 * its being run: what has expired opens nothing while it is still there.
 */
export const forgetExpired = Effect.fn("forgetExpired")(function* () {
  const at = yield* Clock.currentTimeMillis
  const { sessionLifetimes } = yield* Product
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "forgetExpired", at, sessionLifetimes }]))
})
