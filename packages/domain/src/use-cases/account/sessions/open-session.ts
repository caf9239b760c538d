import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Account } from "../../../account/account.ts"
import { SecondFactorNeeded } from "../../../account/account-errors.ts"
import { deviceOf } from "../../../account/sign-in/device.ts"
import type { Session } from "../../../account/sign-in/session.ts"
import type { StoredChallenge } from "../../../ports/driven/changes/account/codes.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { browserOf } from "../identity.ts"
import { confirmedFactorOf } from "../second-factor/second-factor-of.ts"

/** What lets somebody in. */
export interface Entrance {
  readonly changes: readonly Change[]
  /** The session's secret, to be asked for once the changes are written; or that a code is needed first. */
  readonly token: Effect.Effect<string, SecondFactorNeeded>
}

/**
 * What opens a session for an account, by whatever way its owner has come: his password, a code, a new password or a far
 * sign-in. Where the account has a second factor no session begins, and a challenge is made in its place.
 */
export const openSession = Effect.fnUntraced(function* (account: Account, caller: Caller) {
  const factor = yield* confirmedFactorOf(account)
  if (factor === null) {
    const { token, changes } = yield* begunSession(account, caller)
    return { changes, token: Effect.succeed(token) } satisfies Entrance
  }
  const challengeId = yield* (yield* IdSource).token
  const stored: StoredChallenge = {
    challenge: {
      id: challengeId,
      purpose: "secondFactor",
      codes: [],
      issuedAt: yield* Clock.currentTimeMillis,
      wrongTries: 0,
      isUsed: false,
    },
    deliveries: [],
    accountId: account.id,
    pending: null,
    browser: yield* browserOf(caller),
  }
  const entrance: Entrance = {
    changes: [{ kind: "insertChallenge", stored }],
    token: Effect.fail(new SecondFactorNeeded({ challengeId })),
  }
  return entrance
})

/**
 * What begins a session: 256 random bits for its owner, and their digest for us. It is always a new one, and the one that
 * the caller came with ends: nobody is signed in by a secret that was known before (fixation). It opens for the account as
 * it was looked at, and conflicts with whoever changes it meanwhile: by a password that is changed, all sessions end.
 */
export const begunSession = Effect.fnUntraced(function* (account: Account, caller: Caller) {
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
  return { token, changes }
})

/** The stored form of a session's secret. */
export const sessionDigest = Effect.fnUntraced(function* (token: string) {
  return yield* (yield* Digest).hash(`session|${token}`)
})
