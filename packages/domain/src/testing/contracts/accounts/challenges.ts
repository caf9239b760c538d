import * as Effect from "effect/Effect"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { accountMadeAt as now, sampleChallenge } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { appliedOf, commit, type Ports } from "./stage.ts"

/** Requested codes, and their tries. */
export const challenges: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a challenge is found as it was made, with all that hangs on it",
    Effect.gen(function* () {
      const identity = { provider: "google", subject: "117" } as const
      const whole = sampleChallenge(
        {
          deliveries: [
            { channel: "email", destination: "amna@example.com", notice: "already-registered" },
            { channel: "sms", destination: "+971501234567", notice: "code" },
          ],
          browser: null,
          pending: {
            accountId: "account-new",
            market: "QA",
            name: "آمنة",
            email: "amna@example.com",
            phone: "+971501234567",
            passwordHash: "hash",
            role: "goCustomer",
            language: "ar",
            identity,
          },
        },
        "challenge-2",
      )
      const { challenge } = whole
      const codes = [
        { channel: "email", destination: "amna@example.com", digest: "seal-2", accountId: null },
        { channel: "sms", destination: "+971501234567", digest: "seal-3", accountId: null },
      ] as const
      const registration: typeof whole = { ...whole, challenge: { ...challenge, purpose: "register", codes } }
      yield* commit(
        { kind: "insertChallenge", stored: sampleChallenge() },
        { kind: "insertChallenge", stored: registration },
      )
      const { find } = yield* OneTimeCodes
      expectEqual(yield* find("challenge-1"), sampleChallenge())
      expectEqual(yield* find("challenge-2"), registration)
      expectEqual(yield* find("challenge-3"), null)
    }),
  ),
  drivenCase(
    "the newest unused challenge to a destination is found, of the same browser and for what was asked",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const at = (issuedAt: number, id: string, browser: string | null = "browser-1") => {
        const stored = sampleChallenge({ browser }, id)
        return { ...stored, challenge: { ...stored.challenge, issuedAt } }
      }
      const all = [
        at(now, "first"),
        at(now + 2, "last"),
        at(now + 1, "between"),
        at(now + 3, "theirs", "browser-2"),
        at(now + 4, "program", null),
      ]
      yield* commit(...all.map((stored): Change => ({ kind: "insertChallenge", stored })))
      const newest = (patch: Partial<Parameters<typeof codes.newest>[0]> = {}) =>
        Effect.map(
          codes.newest({ purposes: ["forgot"], destination: "amna@example.com", browser: "browser-1", ...patch }),
          (stored) => stored?.challenge.id ?? null,
        )
      expectEqual(yield* newest(), "last")
      expectEqual(yield* newest({ browser: "browser-2" }), "theirs")
      expectEqual(yield* newest({ browser: null }), "program")
      expectEqual(yield* newest({ browser: "browser-3" }), null)
      expectEqual(yield* newest({ purposes: ["login", "phone"] }), null)
      expectEqual(yield* newest({ destination: "yousef@example.com" }), null)
      const last = at(now + 2, "last").challenge
      yield* commit({ kind: "judgeChallenge", challenge: { ...last, isUsed: true }, wrongTriesBefore: 0 })
      expectEqual(yield* newest(), "between")
    }),
  ),
  drivenCase(
    "of many right entries of one code at once, one counts",
    Effect.gen(function* () {
      const { challenge } = sampleChallenge()
      yield* commit({ kind: "insertChallenge", stored: sampleChallenge() })
      const applied = yield* appliedOf(20, () => ({
        kind: "judgeChallenge",
        challenge: { ...challenge, isUsed: true },
        wrongTriesBefore: 0,
      }))
      expectEqual(applied, 1)
      expectEqual((yield* (yield* OneTimeCodes).find("challenge-1"))?.challenge.isUsed, true)
    }),
  ),
  drivenCase(
    "each wrong try is one more, however many come at once",
    Effect.gen(function* () {
      const { challenge } = sampleChallenge()
      yield* commit({ kind: "insertChallenge", stored: sampleChallenge() })
      const tried = (wrongTries: number): Change => ({
        kind: "judgeChallenge",
        challenge: { ...challenge, wrongTries },
        wrongTriesBefore: wrongTries - 1,
      })
      expectEqual(yield* appliedOf(10, () => tried(1)), 1)
      expectEqual(yield* appliedOf(10, () => tried(2)), 1)
      expectEqual(yield* conflictOf(tried(1)), "judgeChallenge")
      expectEqual((yield* (yield* OneTimeCodes).find("challenge-1"))?.challenge.wrongTries, 2)
    }),
  ),
]
