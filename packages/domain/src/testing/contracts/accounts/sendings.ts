import * as Effect from "effect/Effect"
import { codeRules } from "../../../account/sign-in/one-time-code.ts"
import type { CodeSending, Counter } from "../../../ports/driven/changes/account/codes.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { accountMadeAt as now } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { appliedOf, commit, type Ports } from "./stage.ts"

const counter: Counter = { key: "some-limit", begin: now, end: now + 900_000 }

const noted = (number: number, patch: Partial<CodeSending>): Change => ({
  kind: "noteCodeSent",
  sent: {
    challengeId: `challenge-${number}`,
    purpose: "forgot",
    destination: "to-amna",
    network: "network-1",
    at: now,
    wait: 60_000,
    counters: [],
    ...patch,
  },
})

/** How many codes are sent, and how often anything may be tried. */
export const sendings: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a second code to one destination has to wait, to the millisecond",
    Effect.gen(function* () {
      yield* commit(noted(1, { at: now }))
      expectEqual(yield* conflictOf(noted(2, { at: now + 59_999 })), "noteCodeSent")
      yield* commit(noted(3, { at: now + 60_000 }))
      yield* commit(noted(4, { at: now + 60_000, destination: "to-yousef" }))
    }),
  ),
  drivenCase(
    "of many codes to one destination at once, one goes out",
    Effect.gen(function* () {
      expectEqual(yield* appliedOf(20, (index) => noted(index, { at: now })), 1)
    }),
  ),
  drivenCase(
    "of many codes to many destinations at once, as many go out as the counter has room for",
    Effect.gen(function* () {
      const applied = yield* appliedOf(30, (index) =>
        noted(index, { destination: `to-${index}`, counters: [{ counter, limit: 10 }] }),
      )
      expectEqual(applied, 10)
    }),
  ),
  drivenCase(
    "what was sent is counted within each cap's hours",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const hour = 3_600_000
      yield* commit(noted(1, { at: now - 24 * hour }))
      yield* commit(noted(2, { at: now - 24 * hour + 60_001 }))
      yield* commit(noted(3, { at: now - 30 * 60_000, destination: "to-yousef" }))
      yield* commit(noted(4, { at: now - 10 * 60_000, network: "network-2" }))
      const asked = { destination: "to-amna", network: "network-1", now, rules: codeRules }
      expectEqual(yield* codes.sent(asked), {
        lastToDestination: now - 10 * 60_000,
        counts: { destination: 2, network: 1, overall: 2 },
      })
      expectEqual(yield* codes.sent({ ...asked, destination: "to-nobody", network: null }), {
        lastToDestination: null,
        counts: { destination: 0, network: 0, overall: 2 },
      })
    }),
  ),
  drivenCase(
    "a counter never passes its limit and never falls below zero",
    Effect.gen(function* () {
      const up: Change = { kind: "countUp", counter, limit: 10 }
      const down: Change = { kind: "countDown", counter }
      expectEqual(yield* appliedOf(50, () => up), 10)
      expectEqual(yield* conflictOf(up), "countUp")
      yield* commit(down)
      yield* commit(up)
      expectEqual(yield* conflictOf(up), "countUp")
      for (const _ of Array.from({ length: 12 })) yield* commit(down)
      expectEqual(yield* appliedOf(12, () => up), 10)
      yield* commit({ kind: "countUp", counter: { ...counter, begin: counter.end, end: counter.end + 1 }, limit: 1 })
    }),
  ),
]
