import * as Effect from "effect/Effect"
import type { Conflict } from "../../ports/driven/unit-of-work.ts"
import { mostTries } from "../most-tries.ts"

/**
 * Decides again on the stored state if somebody else has written meanwhile. A conflict at every try is a bug. There is
 * no wait between tries: each conflict means that somebody else made progress, and the clock may be a stopped one.
 *
 * @param decide reads, decides and commits, from the beginning each time
 */
export const onFreshState = <Value, Failure, Needs>(
  decide: Effect.Effect<Value, Failure | Conflict, Needs>,
  triesLeft: number = mostTries,
): Effect.Effect<Value, Exclude<Failure, Conflict>, Needs> =>
  Effect.catch(decide, (failure) => {
    if (!isConflict(failure)) return Effect.fail(failure as Exclude<Failure, Conflict>)
    return triesLeft > 1 ? onFreshState(decide, triesLeft - 1) : Effect.die(failure)
  })

const isConflict = (failure: unknown): failure is Conflict =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "Conflict"
