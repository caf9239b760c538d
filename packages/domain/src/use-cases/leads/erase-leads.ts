import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { erasedLeadsUntil } from "../../leads/lead-follow-up.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"

/**
 * Deletes leads that came to nothing within thirty days (D38), and converted ones after a year. A job may run it at any
 * time.
 */
export const eraseLeads = Effect.fn("eraseLeads")(function* () {
  const until = erasedLeadsUntil(yield* Clock.currentTimeMillis)
  // Erasing has no condition that could fail.
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "eraseLeads", ...until }]))
})
