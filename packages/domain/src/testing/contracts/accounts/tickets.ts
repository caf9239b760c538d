import * as Effect from "effect/Effect"
import type { CodePurpose } from "../../../account/sign-in/one-time-code.ts"
import { longSessionLifetimes, sessionLifetimes } from "../../../account/sign-in/session.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now, sampleChallenge, sampleSession } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue } from "../expectations.ts"
import { appliedOf, commit, insert, type Ports, ticket } from "./stage.ts"

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
      const challenge = (id: string, purpose: CodePurpose, accountId: string): Change => {
        const { challenge: sample, ...stored } = sampleChallenge({ accountId }, id)
        return { kind: "insertChallenge", stored: { ...stored, challenge: { ...sample, purpose } } }
      }
      yield* commit(
        { kind: "issueTicket", ticket },
        { kind: "issueTicket", ticket: { ...ticket, digest: "invited", purpose: "invitation" } },
        { kind: "issueTicket", ticket: { ...ticket, digest: "another's", accountId: "account-yousef" } },
        challenge("own", "forgot", amna.id),
        challenge("own phone", "phone", amna.id),
        challenge("another's", "forgot", "account-yousef"),
      )
      yield* commit({ kind: "endResets", accountId: amna.id })
      const left = yield* Effect.forEach(["ticket-1", "invited", "another's"], codes.ticket)
      expectEqual(left, [null, null, { ...ticket, digest: "another's", accountId: "account-yousef" }])
      const used = yield* Effect.forEach(["own", "own phone", "another's"], codes.find)
      expectEqual(
        used.map((stored) => stored?.challenge.isUsed),
        [true, false, false],
      )
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
