import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Actor } from "../../../account/may-do.ts"
import { isSessionOpen, isToBeNoted } from "../../../account/sign-in/session.ts"
import { Product } from "../../../ports/driven/product.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { companyOfActor } from "../../corporate/company-of-actor.ts"
import { mustEnrolOf } from "../second-factor/second-factor-of.ts"
import { sessionDigest } from "./open-session.ts"

/** The account behind a session's secret. */
export interface SignedInCaller {
  readonly sessionId: string
  readonly actor: Actor
}

/** Whether a text has the form of a session's secret: 256 bits as hexadecimal digits. */
export const isSessionToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/**
 * The caller of a secret; null when it is unknown or expired, its account is disabled, or its role has changed since
 * the session began. Use is recorded once a minute.
 */
export const callerOfSession = Effect.fn("callerOfSession")(function* (token: string) {
  if (!isSessionToken(token)) return null
  const found = yield* (yield* Sessions).find(yield* sessionDigest(token))
  const now = yield* Clock.currentTimeMillis
  const { sessionLifetimes } = yield* Product
  if (!found || !isSessionOpen(found.session, now, sessionLifetimes)) return null
  const { session, account } = found
  if (account.disabledAt !== null || account.role !== session.role) return null
  if (isToBeNoted(session, now)) {
    yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "noteSeen", sessionId: session.id, at: now }]))
  }
  const caller: SignedInCaller = {
    sessionId: session.id,
    actor: {
      type: account.role,
      id: account.id,
      company: yield* companyOfActor(account.id),
      ...(yield* mustEnrolOf(account)),
    },
  }
  return caller
})
