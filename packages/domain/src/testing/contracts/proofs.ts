import * as Effect from "effect/Effect"
import { Proofs, type StoredProof } from "../../ports/driven/proofs.ts"
import type { Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { referenceNumber } from "../sample-booking.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"
import { commit, insert, now, reference } from "./stored-deliveries.ts"

const proof = (id: string, digest: string, of = reference): StoredProof => ({
  id,
  reference: of,
  type: "image/png",
  digest,
  driver: "driver-1",
  at: now,
  bytes: Uint8Array.from([0, 1, 127, 128, 255]),
})

export const proofsContract: readonly DrivenCase<UnitOfWork | Proofs>[] = [
  drivenCase(
    "a picture comes back byte for byte, with its own booking alone",
    Effect.gen(function* () {
      const proofs = yield* Proofs
      yield* commit(insert(), insert(referenceNumber(2)), { kind: "storeProof", proof: proof("p-1", "d-1"), most: 2 })
      expectEqual(yield* proofs.find(reference, "p-1"), proof("p-1", "d-1"))
      expectEqual(yield* proofs.find(referenceNumber(2), "p-1"), null)
      const { bytes, reference: of, ...entry } = proof("p-1", "d-1")
      expectEqual(yield* proofs.of(reference), [entry])
    }),
  ),
  drivenCase(
    "the same picture twice conflicts, and one too many, however many come at once",
    Effect.gen(function* () {
      const store = (id: string, digest: string): Change => ({ kind: "storeProof", proof: proof(id, digest), most: 3 })
      yield* commit(insert(), store("p-1", "d-1"))
      expectEqual(yield* conflictOf(store("p-2", "d-1")), "storeProof")
      const tries = Array.from({ length: 8 }, (_, index) => Effect.result(commit(store(`q-${index}`, `e-${index}`))))
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      expectEqual(outcomes.filter((outcome) => outcome._tag === "Success").length, 2)
      expectEqual((yield* (yield* Proofs).of(reference)).length, 3)
    }),
  ),
]
