import * as Effect from "effect/Effect"
import { type CodeRules, codeRules } from "../../../account/sign-in/one-time-code.ts"
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
    "a cap is full from the oldest code that fills it, within its hours",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const hour = 3_600_000
      yield* commit(noted(1, { at: now - 24 * hour }))
      yield* commit(noted(2, { at: now - 24 * hour + 60_001 }))
      yield* commit(noted(3, { at: now - 30 * 60_000, destination: "to-yousef" }))
      yield* commit(noted(4, { at: now - 10 * 60_000, network: "network-2" }))
      const { caps } = codeRules
      const capped = (destination: number, network: number, overall: number): CodeRules => ({
        ...codeRules,
        caps: {
          destination: { ...caps.destination, codes: destination },
          network: { ...caps.network, codes: network },
          overall: { ...caps.overall, codes: overall },
        },
      })
      const asked = { destination: "to-amna", network: "network-1", now, rules: capped(2, 1, 2) }
      const lastToDestination = now - 10 * 60_000
      const [first, second, third] = [now - 24 * hour + 60_001, now - 30 * 60_000, now - 10 * 60_000]
      expectEqual(yield* codes.sent(asked), {
        lastToDestination,
        filledFrom: { destination: first, network: second, overall: second },
      })
      // A limit below what was sent: there is room again once fewer than the limit count.
      expectEqual(yield* codes.sent({ ...asked, rules: capped(1, 1, 1) }), {
        lastToDestination,
        filledFrom: { destination: third, network: second, overall: third },
      })
      expectEqual(yield* codes.sent({ ...asked, rules: capped(3, 2, 3) }), {
        lastToDestination,
        filledFrom: { destination: null, network: null, overall: null },
      })
      expectEqual(yield* codes.sent({ ...asked, destination: "to-nobody", network: null }), {
        lastToDestination: null,
        filledFrom: { destination: null, network: null, overall: second },
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
