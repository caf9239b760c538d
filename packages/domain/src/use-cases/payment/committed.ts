import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { type Conflict, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { mostTries } from "../most-tries.ts"
import type { Decision } from "../once.ts"

/**
 * Decides and commits, and decides again while others change the data of the decision. A decision without changes is an
 * answer.
 *
 * @param isFinal conflicts that state a fact, and are answered as failures instead
 */
export const committed = Effect.fnUntraced(function* <Answer, Failure, Needs>(
  decide: Effect.Effect<Decision<Answer>, Failure, Needs>,
  isFinal: (conflict: Conflict) => boolean = () => false,
) {
  const work = yield* UnitOfWork
  for (let tries = 1; ; tries += 1) {
    const { answer, changes } = yield* decide
    if (changes.length === 0) return answer
    const result = yield* Effect.result(work.commit(changes))
    if (Result.isSuccess(result)) return answer
    if (isFinal(result.failure)) return yield* result.failure
    // A conflict that persists is a bug of the decision.
    if (tries === mostTries) return yield* Effect.die(result.failure)
  }
})
