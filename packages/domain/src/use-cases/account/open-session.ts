import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import { deviceOf } from "../../account/device.ts"
import type { Session } from "../../account/session.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { Caller } from "../caller.ts"
import { browserOf } from "./identity.ts"

/**
 * Opens a session for an account: 256 random bits for its owner, and their digest for us. It is always new, and the
 * caller's previous session ends, so that nobody is signed in by a secret that was known before (session fixation). It
 * conflicts with concurrent changes of the account, because a changed password ends all sessions.
 */
export const openSession = Effect.fnUntraced(function* (account: Account, caller: Caller) {
  const ids = yield* IdSource
  const now = yield* Clock.currentTimeMillis
  const token = (yield* ids.token) + (yield* ids.token)
  const session: Session = {
    id: yield* ids.token,
    digest: yield* sessionDigest(token),
    accountId: account.id,
    role: account.role,
    authenticatedAt: now,
    openedAt: now,
    lastSeenAt: now,
    browser: yield* browserOf(caller),
    device: deviceOf(caller.userAgent),
  }
  const { actor, sessionId } = caller
  const ended: readonly Change[] =
    sessionId !== null && actor.id !== null ? [{ kind: "endSession", accountId: actor.id, sessionId }] : []
  const { id: accountId, version } = account
  const changes: readonly Change[] = [
    ...ended,
    { kind: "keepVersion", accountId, version },
    { kind: "openSession", session },
  ]
  return { token, session, changes }
})

/** The stored form of a session's secret. */
export const sessionDigest = Effect.fnUntraced(function* (token: string) {
  return yield* (yield* Digest).hash(`session|${token}`)
})
