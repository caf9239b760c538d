import * as Effect from "effect/Effect"
import type { Conflict } from "../../ports/driven/unit-of-work.ts"
import { mostTries } from "../most-tries.ts"

/**
 * Decides again on what is stored by now, when another has written meanwhile. What conflicts every time is a bug. It does
 * not wait between two tries: each conflict means that somebody else got on, and a wait would be one on a clock that may
 * stand.
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
