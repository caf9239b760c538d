import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { customerOfAccount } from "../../../account/account.ts"
import { AccountPartNotFound } from "../../../account/account-errors.ts"
import { isSessionOpen } from "../../../account/sign-in/session.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { Product } from "../../../ports/driven/product.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { OpenSession } from "../../../ports/driving/account-service.ts"
import type { Caller } from "../../caller.ts"
import { accountOf } from "../identity.ts"

/** The signed-in customer, for his page (GET /auth/session); null for a guest. */
export const currentSession = Effect.fn("currentSession")(function* ({ actor, sessionId }: Caller) {
  if (sessionId === null || actor.id === null) return null
  const account = yield* (yield* Accounts).find(actor.id)
  return account && customerOfAccount(account)
})

/** Ends the session on the server (D40), so that its secret is invalid. Without a session nothing happens. */
export const signOut = Effect.fn("signOut")(function* ({ actor, sessionId }: Caller) {
  if (sessionId === null || actor.id === null) return null
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "endSession", accountId: actor.id, sessionId }]))
  return null
})

export const listSessions = Effect.fn("listSessions")(function* (caller: Caller) {
  const account = yield* accountOf(caller)
  return yield* openSessionsOf(account.id, caller.sessionId)
})

/** The valid sessions of an account. */
export const openSessionsOf = Effect.fnUntraced(function* (accountId: string, own: string | null) {
  const now = yield* Clock.currentTimeMillis
  const { sessionLifetimes } = yield* Product
  const all = yield* (yield* Sessions).of(accountId)
  return all
    .filter((session) => isSessionOpen(session, now, sessionLifetimes))
    .map(
      ({ id, device, openedAt, lastSeenAt }): OpenSession => ({
        id,
        device,
        openedAt,
        lastSeenAt,
        isThisOne: id === own,
      }),
    )
})

export const endSession = Effect.fn("endSession")(function* ({ id }: { readonly id: string }, caller: Caller) {
  const account = yield* accountOf(caller)
  const own = yield* (yield* Sessions).of(account.id)
  if (!own.some((session) => session.id === id)) return yield* new AccountPartNotFound()
  yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "endSession", accountId: account.id, sessionId: id }]))
  return null
})

export const endOtherSessions = Effect.fn("endOtherSessions")(function* (caller: Caller) {
  const account = yield* accountOf(caller)
  yield* Effect.orDie(
    (yield* UnitOfWork).commit([{ kind: "endSessions", accountId: account.id, exceptId: caller.sessionId }]),
  )
  return null
})
