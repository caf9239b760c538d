import * as Effect from "effect/Effect"
import { changedAccount } from "../../../account/account.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now, sampleSession } from "../../sample-account.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { commit, insert, other, type Ports, withEmail } from "./stage.ts"

/** Who is signed in, and in which browsers. */
export const sessions: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a session is found by its digest, with its account as it is now",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "openSession", session: sampleSession() })
      const renamed = changedAccount(amna, { name: "Amna" })
      yield* commit({ kind: "replaceAccount", account: renamed })
      const sessions = yield* Sessions
      expectEqual(yield* sessions.find("digest-1"), { session: sampleSession(), account: renamed })
      expectEqual(yield* sessions.find("digest-2"), null)
      expectEqual(yield* sessions.of(amna.id), [sampleSession()])
      expectEqual(yield* sessions.of("account-nobody"), [])
    }),
  ),
  drivenCase(
    "a session ends alone, or with all but one; another account's stay",
    Effect.gen(function* () {
      const [one, two, three] = [1, 2, 3].map((number) =>
        sampleSession({ id: `session-${number}`, digest: `digest-${number}`, lastSeenAt: now + number }),
      ) as [ReturnType<typeof sampleSession>, ReturnType<typeof sampleSession>, ReturnType<typeof sampleSession>]
      const theirs = sampleSession({ id: "session-9", digest: "digest-9", accountId: "account-yousef" })
      yield* commit(insert(), insert(other({ contacts: withEmail("yousef@example.com", true) })))
      yield* commit(...[one, two, three, theirs].map((session): Change => ({ kind: "openSession", session })))
      const sessions = yield* Sessions
      const open = Effect.map(sessions.of(amna.id), (all) => all.map(({ id }) => id))
      expectEqual(yield* open, ["session-3", "session-2", "session-1"])
      yield* commit({ kind: "endSession", accountId: "account-yousef", sessionId: "session-1" })
      expectEqual((yield* open).length, 3)
      yield* commit({ kind: "endSession", accountId: amna.id, sessionId: "session-1" })
      expectEqual(yield* open, ["session-3", "session-2"])
      expectEqual(yield* sessions.find("digest-1"), null)
      yield* commit({ kind: "endSessions", accountId: amna.id, exceptId: "session-2" })
      expectEqual(yield* open, ["session-2"])
      yield* commit({ kind: "endSessions", accountId: amna.id, exceptId: null })
      expectEqual(yield* open, [])
      expectEqual((yield* sessions.of("account-yousef")).length, 1)
    }),
  ),
  drivenCase(
    "a use is noted and never taken back",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "openSession", session: sampleSession() })
      yield* commit({ kind: "noteSeen", sessionId: "session-1", at: now + 60_000 })
      yield* commit({ kind: "noteSeen", sessionId: "session-1", at: now + 30_000 })
      yield* commit({ kind: "noteAuthenticated", sessionId: "session-1", at: now + 70_000 })
      const [session] = yield* (yield* Sessions).of(amna.id)
      expectEqual(session, sampleSession({ lastSeenAt: now + 60_000, authenticatedAt: now + 70_000 }))
    }),
  ),
  drivenCase(
    "a browser is known once it signed in, also after it signed out",
    Effect.gen(function* () {
      const sessions = yield* Sessions
      yield* commit(insert())
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-1"), false)
      yield* commit({ kind: "openSession", session: sampleSession() })
      yield* commit({ kind: "openSession", session: sampleSession({ id: "session-2", digest: "digest-2" }) })
      yield* commit({
        kind: "openSession",
        session: sampleSession({ id: "session-3", digest: "digest-3", browser: null }),
      })
      yield* commit({ kind: "endSessions", accountId: amna.id, exceptId: null })
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-1"), true)
      expectEqual(yield* sessions.knowsBrowser(amna.id, "browser-2"), false)
      expectEqual(yield* sessions.knowsBrowser("account-yousef", "browser-1"), false)
    }),
  ),
]
