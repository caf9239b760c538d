import * as Effect from "effect/Effect"
import type { Conflict } from "../../ports/driven/unit-of-work.ts"

/** More than any two who meet at one account, code or counter. */
const mostTries = 10

/**
 * Decides again on what is stored by now, when another has written meanwhile. What conflicts ten times is a bug.
 *
 * @param decide reads, decides and commits, from the beginning each time
 */
export const onFreshState = <Value, Failure, Needs>(
  decide: Effect.Effect<Value, Failure | Conflict, Needs>,
): Effect.Effect<Value, Exclude<Failure, Conflict>, Needs> =>
  decide.pipe(
    Effect.retry({ while: isConflict, times: mostTries - 1 }),
    Effect.catch((failure) => (isConflict(failure) ? Effect.die(failure) : Effect.fail(failure))),
  ) as Effect.Effect<Value, Exclude<Failure, Conflict>, Needs>

const isConflict = (failure: unknown): failure is Conflict =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "Conflict"
