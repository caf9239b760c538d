import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { erasedLeadsUntil } from "../leads/lead-follow-up.ts"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"

/** Erases the leads that came to nothing in thirty days (D38). For a job to run, as often as it likes. */
export const eraseLeads = Effect.fn("eraseLeads")(function* () {
  const savedUntil = erasedLeadsUntil(yield* Clock.currentTimeMillis)
  // Erasing has no condition that could fail.
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "eraseLeads", savedUntil }]))
})
