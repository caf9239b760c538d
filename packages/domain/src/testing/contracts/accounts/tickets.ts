import * as Effect from "effect/Effect"
import type { SentCode } from "../../../account/sign-in/one-time-code.ts"
import { longSessionLifetimes, sessionLifetimes } from "../../../account/sign-in/session.ts"
import type { StoredChallenge } from "../../../ports/driven/changes/account/codes.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now, sampleChallenge, sampleSession } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue } from "../expectations.ts"
import { appliedOf, commit, insert, type Ports, ticket } from "./stage.ts"

const plain: SentCode = { channel: "sms", destination: "+971501234567", digest: "seal", accountId: null }

const resetCode = (destination: string, accountId: string): SentCode => ({ ...plain, destination, accountId })

/** A reset of one e-mail, whose codes open an account each. */
const resetTo = (id: string, ...codes: readonly SentCode[]): StoredChallenge => {
  const stored = sampleChallenge({}, id)
  const ordered = codes.toSorted((a, b) => (a.destination < b.destination ? -1 : 1))
  return { ...stored, challenge: { ...stored.challenge, codes: ordered } }
}

const asked = { purposes: ["forgot"], destination: "amna@example.com", browser: "browser-1" } as const

/** Things with a limited validity: tickets, and expired rows. */
export const tickets: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a ticket is found until it is used, and used once",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      yield* commit(
        { kind: "issueTicket", ticket },
        { kind: "issueTicket", ticket: { ...ticket, digest: "ticket-2", accountId: null, browser: "browser-1" } },
      )
      expectEqual(yield* codes.ticket("ticket-1"), ticket)
      expectEqual((yield* codes.ticket("ticket-2"))?.browser, "browser-1")
      expectEqual(yield* appliedOf(20, () => ({ kind: "useTicket", digest: "ticket-1" })), 1)
      expectEqual(yield* codes.ticket("ticket-1"), null)
      expectEqual(yield* conflictOf({ kind: "useTicket", digest: "ticket-3" }), "useTicket")
    }),
  ),
  drivenCase(
    "the ways to a new password of an account end together, and nothing else",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const phoneChange = sampleChallenge({ accountId: amna.id }, "own phone")
      const [own, another] = [resetCode("own", amna.id), resetCode("another's", "account-yousef")]
      const reset = resetTo("reset", own, another)
      yield* commit(
        { kind: "issueTicket", ticket },
        { kind: "issueTicket", ticket: { ...ticket, digest: "invited", purpose: "invitation" } },
        { kind: "issueTicket", ticket: { ...ticket, digest: "another's", accountId: "account-yousef" } },
        { kind: "insertChallenge", stored: reset },
        {
          kind: "insertChallenge",
          stored: { ...phoneChange, challenge: { ...phoneChange.challenge, purpose: "phone", codes: [plain] } },
        },
      )
      yield* commit({ kind: "endResets", accountId: amna.id })
      const left = yield* Effect.forEach(["ticket-1", "invited", "another's"], codes.ticket)
      expectEqual(left, [null, null, { ...ticket, digest: "another's", accountId: "account-yousef" }])
      const codesLeft = yield* Effect.forEach(["reset", "own phone"], codes.find)
      expectEqual(
        codesLeft.map((stored) => [stored?.challenge.isUsed, stored?.challenge.codes]),
        [
          [false, [another]],
          [false, [plain]],
        ],
      )
    }),
  ),
  drivenCase(
    "a code that has ended does not come back with a try that was begun before",
    Effect.gen(function* () {
      const codes = yield* OneTimeCodes
      const { challenge, ...stored } = resetTo("reset", resetCode("own", amna.id))
      yield* commit({ kind: "insertChallenge", stored: { ...stored, challenge } })
      yield* commit({ kind: "endResets", accountId: amna.id })
      yield* commit({ kind: "judgeChallenge", challenge: { ...challenge, wrongTries: 1 }, wrongTriesBefore: 0 })
      const found = (yield* codes.find("reset"))?.challenge
      expectEqual([found?.wrongTries, found?.codes], [1, []])
      expectEqual((yield* codes.newest(asked))?.challenge.codes, [])
    }),
  ),
  drivenCase(
    "what has expired is forgotten, and nothing else",
    Effect.gen(function* () {
      const { customer, staff } = sessionLifetimes
      const opened = (id: string, patch: Partial<ReturnType<typeof sampleSession>>): Change => ({
        kind: "openSession",
        session: sampleSession({ id, digest: id, ...patch }),
      })
      yield* commit(
        insert(),
        opened("rested", { lastSeenAt: now - customer.idle }),
        opened("resting", { lastSeenAt: now - customer.idle + 1 }),
        opened("old", { openedAt: now - customer.absolute, lastSeenAt: now }),
        opened("staff-rested", { role: "ops", lastSeenAt: now - staff.idle }),
        opened("staff-resting", { role: "ops", lastSeenAt: now - staff.idle + 1 }),
        { kind: "issueTicket", ticket: { ...ticket, expiresAt: now } },
        { kind: "issueTicket", ticket: { ...ticket, digest: "ticket-2", expiresAt: now + 1 } },
        { kind: "insertChallenge", stored: sampleChallenge() },
      )
      yield* commit({ kind: "forgetExpired", at: now, sessionLifetimes: longSessionLifetimes })
      expectTrue(
        (yield* (yield* Sessions).of(amna.id)).some(({ id }) => id === "staff-rested"),
        "staff may stay longer",
      )
      yield* commit({ kind: "forgetExpired", at: now, sessionLifetimes })
      const [sessions, codes] = [yield* Sessions, yield* OneTimeCodes]
      expectEqual((yield* sessions.of(amna.id)).map(({ id }) => id).sort(), ["resting", "staff-resting"])
      expectEqual(yield* codes.ticket("ticket-1"), null)
      expectTrue((yield* codes.ticket("ticket-2")) !== null, "the other ticket is still there")
      expectTrue((yield* codes.find("challenge-1")) !== null, "the challenge is still there")
      yield* commit({ kind: "forgetExpired", at: now + 25 * 3_600_000, sessionLifetimes })
      expectEqual(yield* codes.find("challenge-1"), null)
    }),
  ),
]
