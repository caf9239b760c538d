import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import { NotSignedIn, PasswordAskedAgain, TooManySignIns } from "../../account/account-errors.ts"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { isFresh } from "../../account/sign-in/session.ts"
import { attemptSpan, signInAttempts } from "../../account/sign-in/sign-in-attempts.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { Passwords } from "../../ports/driven/passwords.ts"
import { Sessions } from "../../ports/driven/sessions.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { Caller } from "../caller.ts"

/** The caller's account. A program with an API key is refused: it may not manage the account. */
export const accountOf = Effect.fnUntraced(function* (caller: Caller) {
  const { actor } = caller
  const isOwn = mayDo(actor, "manage-account", { ...noSubject, owner: actor.id })
  const account = isOwn && actor.id !== null && actor.type !== "guest" ? yield* (yield* Accounts).find(actor.id) : null
  if (!account || account.disabledAt !== null) return yield* new NotSignedIn()
  return account
})

/**
 * Makes sure that the caller is the account's owner and not somebody at his unattended browser: by the password, or
 * without one by a recent sign-in.
 */
export const requireOwner = Effect.fnUntraced(function* (account: Account, caller: Caller, password: string | null) {
  const now = yield* Clock.currentTimeMillis
  if (password !== null) {
    const forgiven = yield* requirePassword(account, caller, password)
    const { sessionId } = caller
    const noted: readonly Change[] = sessionId === null ? [] : [{ kind: "noteAuthenticated", sessionId, at: now }]
    yield* Effect.orDie((yield* UnitOfWork).commit([forgiven, ...noted]))
    return
  }
  const own = yield* (yield* Sessions).of(account.id)
  const session = own.find(({ id }) => id === caller.sessionId)
  if (!session || !isFresh(session, now)) return yield* new PasswordAskedAgain()
})

/**
 * Refuses a wrong password, and any password after too many tries, so that somebody at the owner's unattended browser
 * cannot guess it. The limit is that of sign-in, counted per session, so that nobody elsewhere can lock the owner out.
 * Returns the change that removes a right try from the count.
 */
export const requirePassword = Effect.fnUntraced(function* (account: Account, { sessionId }: Caller, password: string) {
  const span = attemptSpan(yield* Clock.currentTimeMillis)
  const counter = { key: `own-password|${sessionId ?? account.id}`, ...span }
  yield* (yield* UnitOfWork)
    .commit([{ kind: "countUp", counter, limit: signInAttempts.limit }])
    .pipe(Effect.mapError(() => new TooManySignIns({ retryAt: span.end })))
  const { isRight } = yield* (yield* Passwords).check(password, account.passwordHash)
  if (!isRight) return yield* new PasswordAskedAgain()
  return { kind: "countDown", counter } satisfies Change
})

/** The stored form of the calling browser: a digest, or null for a program. */
export const browserOf = Effect.fnUntraced(function* ({ guestId }: Caller) {
  return guestId === null ? null : yield* (yield* Digest).hash(`browser|${guestId}`)
})
