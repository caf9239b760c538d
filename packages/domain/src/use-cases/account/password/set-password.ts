import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Account, changedAccount, customerOfAccount } from "../../../account/account.ts"
import { InvalidAccountForm, PasswordTokenRefused } from "../../../account/account-errors.ts"
import { newPasswordIssues } from "../../../account/account-forms.ts"
import { isCommonPassword } from "../../../account/sign-in/common-passwords.ts"
import type { PasswordReset } from "../../../account/sign-in/sign-in.ts"
import { isUsableKey } from "../../../consumer/api-key.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { ApiKeys } from "../../../ports/driven/api-keys.ts"
import { Passwords } from "../../../ports/driven/passwords.ts"
import { type Change, type Conflict, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { accountTold } from "../../outbox/account-news.ts"
import { openTicket } from "../codes/tickets.ts"
import { requireUntaken } from "../codes/verify-code.ts"
import { onFreshState } from "../fresh-state.ts"
import { accountOf, requirePassword } from "../identity.ts"
import { openSession } from "../sessions/open-session.ts"

/**
 * Sets the password with the token of a right code or an invitation (section 7, POST /auth/password): once, within its
 * time. Every session of the account ends and a new one begins. Every other code and token for a new password ends
 * too, because somebody else may have it. The owner is told by e-mail. If the account has a second factor, no session
 * begins before its code: a new password does not go around it.
 */
export const setPassword = Effect.fn("setPassword")(function* ({ token, password }: PasswordReset, caller: Caller) {
  yield* requireStrong(password)
  const first = yield* openTicket(["password", "invitation"], token)
  if (!first) return yield* new PasswordTokenRefused()
  const passwordHash = yield* (yield* Passwords).hash(password)
  const signedIn = yield* onFreshState(
    Effect.gen(function* () {
      const ticket = yield* openTicket(["password", "invitation"], token)
      const before = ticket?.accountId ? yield* (yield* Accounts).find(ticket.accountId) : null
      if (!ticket || !before || before.disabledAt !== null) return yield* new PasswordTokenRefused()
      const contacts = ticket.purpose === "invitation" ? { ...before.contacts, isEmailProved: true } : before.contacts
      const account = changedAccount(before, { passwordHash, contacts })
      yield* requireUntaken(before, account)
      const { token: opened, changes } = yield* openSession(account, caller)
      const ended: Change = { kind: "endSessions", accountId: account.id, exceptId: null }
      const used: Change = { kind: "useTicket", digest: ticket.digest }
      const others: Change = { kind: "endResets", accountId: account.id }
      const told = yield* passwordTold(account)
      const kept: Change = { kind: "replaceAccount", account }
      yield* (yield* UnitOfWork).commit([used, kept, ended, others, ...changes, ...told]).pipe(usedUp)
      return { account, sessionToken: yield* opened }
    }),
  )
  return { customer: customerOfAccount(signedIn.account), sessionToken: signedIn.sessionToken }
})

/** Changes the password of a signed-in customer who knows the old one; every other way into the account ends. */
export const changePassword = Effect.fn("changePassword")(function* (
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
  caller: Caller,
) {
  yield* requireStrong(newPassword)
  const passwords = yield* Passwords
  const own = yield* accountOf(caller)
  const forgiven = yield* requirePassword(own, caller, password)
  const passwordHash = yield* passwords.hash(newPassword)
  const account = yield* onFreshState(
    Effect.gen(function* () {
      const changed = changedAccount(yield* accountOf(caller), { passwordHash })
      yield* (yield* UnitOfWork).commit([
        forgiven,
        { kind: "replaceAccount", account: changed },
        { kind: "endSessions", accountId: changed.id, exceptId: caller.sessionId },
        { kind: "endResets", accountId: changed.id },
        ...(yield* passwordTold(changed)),
      ])
      return changed
    }),
  )
  return { customer: customerOfAccount(account) }
})

/** The e-mail about a changed password. Sessions end but API keys stay valid, so the owner is told that he has some. */
const passwordTold = Effect.fnUntraced(function* (account: Account) {
  const now = yield* Clock.currentTimeMillis
  const keys = yield* (yield* ApiKeys).list(account.id)
  // A sandbox key gives access to nothing that is carried or paid.
  const keysGoOn = keys.some((key) => key.kind === "live" && isUsableKey(key, now))
  return yield* accountTold({ what: "passwordChanged", keysGoOn }, account, null, now)
})

const requireStrong = Effect.fnUntraced(function* (password: string) {
  const issues = newPasswordIssues(password, { isCommonPassword })
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "newPassword" })
})

/** A ticket that another request used meanwhile is invalid. Any other conflict is decided again. */
const usedUp = Effect.mapError((conflict: Conflict) =>
  conflict.change === "useTicket" ? new PasswordTokenRefused() : conflict,
)
