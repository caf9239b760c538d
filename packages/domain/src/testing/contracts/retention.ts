import * as Effect from "effect/Effect"
import { positionLifetime } from "../../delivery/driver-position.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { retention } from "../../retention/retention.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"
import { commit, insert, now, place, request } from "./stored-deliveries.ts"

export const retentionContract: readonly DrivenCase<UnitOfWork | Drivers | RecipientRequests | Outbox>[] = [
  drivenCase(
    "what is kept no longer goes at the end of its time, and nothing goes before",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      const message = (id: string): Change => ({
        kind: "enqueue",
        message: { id, topic: "a", reference: null, at: now },
      })
      yield* commit(
        insert(),
        { kind: "askRecipient", request: request("d-1"), most: 9 },
        message("done"),
        message("waiting"),
      )
      yield* commit({ kind: "notePosition", driver: "d-1", position: place(now) })
      const claimed = yield* outbox.claim(now, 10, 1)
      for (const one of claimed.filter(({ id }) => id === "done")) yield* outbox.complete(one, now, [])

      const placeAfter = Effect.fnUntraced(function* (ms: number) {
        yield* commit({ kind: "forgetOld", at: now + ms })
        return (yield* (yield* Drivers).positionOf("d-1")) !== null
      })
      expectEqual([yield* placeAfter(positionLifetime - 1), yield* placeAfter(positionLifetime)], [true, false])
      const asked = Effect.fnUntraced(function* (ms: number) {
        yield* commit({ kind: "forgetOld", at: now + 1_000 + ms })
        return (yield* (yield* RecipientRequests).find("d-1")) !== null
      })
      expectEqual(
        [yield* asked(retention.recipientRequests - 1), yield* asked(retention.recipientRequests)],
        [true, false],
      )
      // A waiting message is never deleted, however old; a delivered one could be put in again.
      const later = now + 2 * retention.deliveredMessages
      yield* commit({ kind: "forgetOld", at: later })
      yield* commit(message("done"), message("waiting"))
      const again = (yield* outbox.claim(later, 10, 1)).map(({ id, attempts }) => [id, attempts])
      expectEqual(again.toSorted(), [
        ["done", 1],
        ["waiting", 2],
      ])
    }),
  ),
]
