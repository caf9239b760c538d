import * as Effect from "effect/Effect"
import { sameStop } from "../../booking/change/booking-change.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { referenceNumber } from "../sample-booking.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"
import { commit, insert, now, reference, request } from "./stored-deliveries.ts"

export const recipientRequestsContract: readonly DrivenCase<UnitOfWork | RecipientRequests>[] = [
  drivenCase(
    "a request is answered once and settled once",
    Effect.gen(function* () {
      const requests = yield* RecipientRequests
      yield* commit(insert(), { kind: "askRecipient", request: request("d-1"), most: 9 })
      expectEqual(yield* conflictOf({ kind: "askRecipient", request: request("d-1"), most: 9 }), "askRecipient")
      expectEqual(yield* requests.find("d-1"), request("d-1"))
      const settle: Change = { kind: "settleProposal", digest: "d-1", outcome: "accepted" }
      expectEqual(yield* conflictOf(settle), "settleProposal")
      const answer = {
        at: now + 5,
        wish: {
          ...sameStop,
          building: "Villa 9",
          place: { address: "دبي", position: { lat: 25.1, lon: 55.2 }, cityName: "" },
        },
        outcome: "proposed" as const,
      }
      yield* commit({ kind: "answerRequest", digest: "d-1", answer })
      expectEqual(yield* conflictOf({ kind: "answerRequest", digest: "d-1", answer }), "answerRequest")
      expectEqual(yield* requests.find("d-1"), { ...request("d-1"), answer })
      yield* commit(settle)
      expectEqual(yield* conflictOf(settle), "settleProposal")
      expectEqual((yield* requests.find("d-1"))?.answer?.outcome, "accepted")
    }),
  ),
  drivenCase(
    "a booking has as many requests as it may have, however many are made at once",
    Effect.gen(function* () {
      yield* commit(insert())
      const asked = Array.from({ length: 8 }, (_, index) =>
        Effect.result(commit({ kind: "askRecipient", request: request(`d-${index}`, now + index), most: 5 })),
      )
      const made = yield* Effect.all(asked, { concurrency: "unbounded" })
      expectEqual(made.filter(({ _tag }) => _tag === "Success").length, 5)
      expectEqual((yield* (yield* RecipientRequests).of(reference)).length, 5)
    }),
  ),
  drivenCase(
    "a booking's requests come the newest first",
    Effect.gen(function* () {
      const all = [request("d-1", now), request("d-2", now + 2), request("d-3", now + 1)]
      yield* commit(insert(), ...all.map((one): Change => ({ kind: "askRecipient", request: one, most: 9 })))
      const { of, find } = yield* RecipientRequests
      expectEqual(
        (yield* of(reference)).map(({ digest }) => digest),
        ["d-2", "d-3", "d-1"],
      )
      expectEqual([yield* of(referenceNumber(2)), yield* find("d-9")], [[], null])
    }),
  ),
]
