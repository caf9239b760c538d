import * as Effect from "effect/Effect"
import { changedAccount } from "../../../account/account.ts"
import { sampleAccount as amna } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { appliedOf, commit, found, insert, named, other, type Ports } from "./stage.ts"

/** Changes of an account at once: one applies. */
export const changes: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "of many that prove one e-mail at once, one does",
    Effect.gen(function* () {
      const applied = yield* appliedOf(20, (index) => insert({ ...amna, id: `account-${index}` }))
      expectEqual(applied, 1)
      expectEqual((yield* named()).length, 1)
    }),
  ),
  drivenCase(
    "a change applies to the version that it was decided on, and to no other",
    Effect.gen(function* () {
      yield* commit(insert())
      const renamed = changedAccount(amna, { name: "Amna" })
      yield* commit({ kind: "replaceAccount", account: renamed })
      expectEqual(yield* found(), renamed)
      const late = changedAccount(amna, { name: "Late" })
      expectEqual(yield* conflictOf({ kind: "replaceAccount", account: late }), "replaceAccount")
      expectEqual(yield* conflictOf({ kind: "replaceAccount", account: other({ version: 2 }) }), "replaceAccount")
      expectEqual(yield* found(), renamed)
    }),
  ),
  drivenCase(
    "of many changes at once, one applies",
    Effect.gen(function* () {
      yield* commit(insert())
      const applied = yield* appliedOf(20, (index) => ({
        kind: "replaceAccount",
        account: changedAccount(amna, { name: `Amna ${index}` }),
      }))
      expectEqual(applied, 1)
      expectEqual((yield* found())?.version, 2)
    }),
  ),
]
