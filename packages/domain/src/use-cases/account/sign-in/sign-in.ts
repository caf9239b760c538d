import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Account, changedAccount, customerOfAccount } from "../../../account/account.ts"
import { InvalidAccountForm, SignInRefused, TooManySignIns } from "../../../account/account-errors.ts"
import { loginIssues } from "../../../account/account-forms.ts"
import { plainEmail } from "../../../account/email.ts"
import type { Credentials } from "../../../account/sign-in/sign-in.ts"
import { attemptSpan, signInAttempts } from "../../../account/sign-in/sign-in-attempts.ts"
import type { Counter } from "../../../ports/driven/changes/account/codes.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { Passwords } from "../../../ports/driven/passwords.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { accountsWithEmail, ownerOfEmail } from "../accounts-with-email.ts"
import { sendCode } from "../codes/send-code.ts"
import { onFreshState } from "../fresh-state.ts"
import { browserOf } from "../identity.ts"
import { openSession } from "../sessions/open-session.ts"

/**
 * Signs in by e-mail and password (section 7, POST /auth/login). An unknown e-mail, a wrong password and a disabled
 * account are refused alike, after the same time. A customer whose e-mail is not verified gets a code first; a member of
 * staff with a second factor is asked for its code before a session opens.
 *
 * Whether somebody else has verified the e-mail is not told: whoever has verified only his phone is asked for a code in
 * both cases. The e-mail's owner gets none, and the other can still have his code at a phone.
 */
export const signIn = Effect.fn("signIn")(function* ({ email: typed, password }: Credentials, caller: Caller) {
  const issues = loginIssues({ email: typed, password })
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "login" })
  const email = plainEmail(typed)
  const counter = yield* countedAttempt(email, caller)
  // A password change during the check ends all sessions, and this one must not begin despite it.
  return yield* onFreshState(signedIn(email, password, counter, caller))
})

const signedIn = Effect.fnUntraced(function* (email: string, password: string, counter: Counter, caller: Caller) {
  const { owner, others } = yield* accountsWithEmail(email)
  const account = yield* withPassword([owner, ...others], password)
  if (!account) return yield* new SignInRefused()
  const forgiven: Change = { kind: "countDown", counter }
  if (!account.contacts.isEmailProved) {
    const notice = owner ? "already-registered" : "code"
    const deliveries = [{ channel: "email", destination: email, notice }] as const
    const alongside = Effect.succeed([forgiven])
    const channels = ["email"] as const
    const request = { purpose: "login", deliveries, accountId: account.id, channels, alongside } as const
    const challenge = yield* sendCode(request, caller)
    return { customer: customerOfAccount(account), challenge, sessionToken: null }
  }
  const { token, changes } = yield* openSession(account, caller)
  yield* (yield* UnitOfWork).commit([forgiven, ...changes])
  return { customer: customerOfAccount(account), challenge: null, sessionToken: yield* token }
})

/**
 * Counts a try before checking its password, so that concurrent tries are limited like consecutive ones. The browsers in
 * which the e-mail's owner has signed in before are counted separately, and no others: nobody gets further tries at his
 * password, or learns that there is one, by registering with the e-mail too.
 */
const countedAttempt = Effect.fnUntraced(function* (email: string, caller: Caller) {
  const now = yield* Clock.currentTimeMillis
  const owner = yield* ownerOfEmail(email)
  const browser = yield* browserOf(caller)
  const isKnown = owner !== null && browser !== null && (yield* (yield* Sessions).knowsBrowser(owner.id, browser))
  const from = isKnown ? browser : "strangers"
  const span = attemptSpan(now)
  const counter: Counter = { key: `sign-in|${yield* (yield* Digest).hash(`sign-in|${email}`)}|${from}`, ...span }
  yield* (yield* UnitOfWork)
    .commit([{ kind: "countUp", counter, limit: signInAttempts.limit }])
    .pipe(Effect.mapError(() => new TooManySignIns({ retryAt: span.end })))
  return counter
})

/** The account whose password it is, or null. A candidate that does not exist takes the same time as one that does. */
const withPassword = Effect.fnUntraced(function* (candidates: readonly (Account | null)[], password: string) {
  const passwords = yield* Passwords
  for (const account of candidates) {
    const { isRight, isOutdated } = yield* passwords.check(password, account?.passwordHash ?? null)
    if (!account || !isRight || account.disabledAt !== null) continue
    return isOutdated ? yield* rehashed(account, password) : account
  }
  return null
})

/** Hashes a password with today's settings if its hash was older: only now is the plain password available. */
const rehashed = Effect.fnUntraced(function* (before: Account, password: string) {
  const account = changedAccount(before, { passwordHash: yield* (yield* Passwords).hash(password) })
  yield* (yield* UnitOfWork).commit([{ kind: "replaceAccount", account }])
  return account
})
