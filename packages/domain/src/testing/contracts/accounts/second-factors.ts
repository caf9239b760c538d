import * as Effect from "effect/Effect"
import { changedFactor, type SecondFactor } from "../../../account/second-factor/second-factor.ts"
import { SecondFactors } from "../../../ports/driven/second-factors.ts"
import { sampleAccount as amna, accountMadeAt as now } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { appliedOf, commit, insert, type Ports } from "./stage.ts"

const begun: SecondFactor = {
  accountId: amna.id,
  seed: "seed-1",
  begunAt: now,
  confirmedAt: null,
  lastStep: null,
  recoveryCodes: [],
  version: 1,
}
const confirmed = changedFactor(begun, {
  confirmedAt: now + 5,
  lastStep: 58_000_000,
  recoveryCodes: ["seal-1", "seal-2"],
})

const found = Effect.fnUntraced(function* (accountId = amna.id) {
  return yield* (yield* SecondFactors).find(accountId)
})

/** Staff's second factors. */
export const secondFactors: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a second factor is found as it was saved, and among those that count once it is confirmed",
    Effect.gen(function* () {
      const factors = yield* SecondFactors
      expectEqual(yield* found(), null)
      yield* commit(insert(), { kind: "saveSecondFactor", factor: begun })
      expectEqual([yield* found(), yield* factors.confirmed], [begun, []])
      yield* commit({ kind: "saveSecondFactor", factor: confirmed })
      expectEqual([yield* found(), yield* factors.confirmed], [confirmed, [amna.id]])
      expectEqual(yield* found("account-nobody"), null)
    }),
  ),
  drivenCase(
    "of two changes that were decided on the same state one is refused, of many at once all but one",
    Effect.gen(function* () {
      const saving = (factor: SecondFactor) => ({ kind: "saveSecondFactor", factor }) as const
      yield* commit(insert())
      expectEqual(yield* appliedOf(20, () => saving(begun)), 1)
      expectEqual(yield* conflictOf(saving(begun)), "saveSecondFactor")
      expectEqual(yield* appliedOf(20, (index) => saving({ ...confirmed, lastStep: index })), 1)
      expectEqual(yield* conflictOf(saving(confirmed)), "saveSecondFactor")
      expectEqual(yield* conflictOf(saving({ ...confirmed, version: 9 })), "saveSecondFactor")
    }),
  ),
  drivenCase(
    "it is taken away in the version that was looked at, and can be begun again",
    Effect.gen(function* () {
      const dropping = { kind: "dropSecondFactor", accountId: amna.id } as const
      yield* commit(
        insert(),
        { kind: "saveSecondFactor", factor: begun },
        { kind: "saveSecondFactor", factor: confirmed },
      )
      expectEqual(yield* conflictOf({ ...dropping, version: 1 }), "dropSecondFactor")
      expectEqual(yield* found(), confirmed)
      expectEqual(yield* appliedOf(20, () => ({ ...dropping, version: 2 })), 1)
      expectEqual(yield* found(), null)
      yield* commit({ kind: "saveSecondFactor", factor: { ...begun, seed: "seed-2" } })
      expectEqual((yield* found())?.seed, "seed-2")
    }),
  ),
  drivenCase(
    "it goes with its account",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "saveSecondFactor", factor: begun })
      yield* commit({ kind: "eraseAccount", accountId: amna.id, proved: { email: null, phone: null } })
      expectEqual(yield* found(), null)
    }),
  ),
]
