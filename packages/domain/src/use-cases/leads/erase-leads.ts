import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { erasedLeadsUntil } from "../../leads/lead-follow-up.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"

/** Erases the leads that came to nothing in thirty days (D38), and those of a year ago of which more came. For a job to run, as often as it likes. */
export const eraseLeads = Effect.fn("eraseLeads")(function* () {
  const until = erasedLeadsUntil(yield* Clock.currentTimeMillis)
  // Erasing has no condition that could fail.
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "eraseLeads", ...until }]))
})
