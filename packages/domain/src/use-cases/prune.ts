import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { forgetExpired } from "./account/erasure/forget-expired.ts"
import { eachByItself } from "./each-by-itself.ts"
import { forgetPeople } from "./forget-people.ts"
import { eraseLeads } from "./leads/erase-leads.ts"
import type { PassedOver } from "./page-by-itself.ts"

/**
 * Deletes what has passed its retention: answers of idempotency keys, unconverted leads (D38), sessions and codes,
 * drivers' positions, delivered messages, recipients' answers, and the personal data of bookings long over. Nothing
 * depends on its timing, and several processes may run it. Returns how much of the last it found; there may be more.
 */
export const prune = Effect.fn("prune")(function* (passedOver?: PassedOver) {
  const at = yield* Clock.currentTimeMillis
  const work = yield* UnitOfWork
  // Deleting has no condition that could fail.
  const forgetOld = Effect.orDie(
    work.commit([
      { kind: "forgetAnswers", at },
      { kind: "forgetOld", at },
    ]),
  )
  const deletions = { sessions: forgetExpired(), leads: eraseLeads(), old: forgetOld }
  yield* eachByItself(Object.entries(deletions), ([, deletion]) => deletion, {
    what: "deletion",
    idOf: ([id]) => id,
  })
  return yield* forgetPeople(passedOver)
})
