import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Account, changedAccount, customerOfAccount } from "../../../account/account.ts"
import { AlreadyRegistered, CodeRefused } from "../../../account/account-errors.ts"
import { withProved } from "../../../account/proved-contacts.ts"
import { enteredCode } from "../../../account/sign-in/code-entry.ts"
import { type ChallengePurpose, codeText, judgeCode, type SentCode } from "../../../account/sign-in/one-time-code.ts"
import { accountOfPending } from "../../../account/sign-in/pending-registration.ts"
import type { CodeEntry } from "../../../account/sign-in/sign-in.ts"
import type { Instant } from "../../../calendar/zone.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import type { StoredChallenge } from "../../../ports/driven/changes/account/codes.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { Product } from "../../../ports/driven/product.ts"
import { type Change, type Conflict, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { UnnamedCodeEntry } from "../../../ports/driving/account-service.ts"
import type { Caller } from "../../caller.ts"
import { accountTold } from "../../outbox/account-news.ts"
import { ownerOfEmail } from "../accounts-with-email.ts"
import { callerAs, claimWithProof } from "../belongings/claim-with-proof.ts"
import { onFreshState } from "../fresh-state.ts"
import { browserOf } from "../identity.ts"
import { openSession } from "../sessions/open-session.ts"
import { issueTicket } from "./tickets.ts"

/** No such challenge for this browser: an unknown, another person's and an old one are answered alike. */
const noChallenge = () => new CodeRefused({ reason: "expired", triesLeft: 0 })

/**
 * Checks a typed code (section 7, POST /auth/number and /auth/forgot). Its effect is written together with the end of
 * the code, so that of two right entries at once only one succeeds (checklist V6.5.1).
 */
export const verifyCode = Effect.fn("verifyCode")(function* (entry: CodeEntry | UnnamedCodeEntry, caller: Caller) {
  const opened = yield* onFreshState(judged(entry, caller))
  if (opened.kind === "resetAllowed") return opened
  if (opened.kind === "phoneProved") {
    yield* claimWithProof(caller)
    return { kind: "phoneProved", phone: opened.phone, sessionToken: null } as const
  }
  yield* claimWithProof(callerAs(opened.customer, caller))
  return opened
})

const judged = Effect.fnUntraced(function* (entry: CodeEntry | UnnamedCodeEntry, caller: Caller) {
  const { codeRules } = yield* Product
  const stored = yield* challengeOf(entry, caller)
  const { challenge } = stored
  const now = yield* Clock.currentTimeMillis
  const purpose = "purpose" in entry ? entry.purpose : challenge.purpose
  const digests = yield* sealsOf(challenge.id, purpose, enteredCode(entry.code, codeRules.length) ?? "")
  const verdict = judgeCode(challenge, { purpose, digests }, now, codeRules)
  const work = yield* UnitOfWork
  if (verdict.kind === "accepted") {
    const used: Change = {
      kind: "judgeChallenge",
      challenge: verdict.challenge,
      wrongTriesBefore: challenge.wrongTries,
    }
    return yield* opening(stored, verdict.proved, used, now, caller)
  }
  if (verdict.kind !== "wrong") return yield* new CodeRefused({ reason: verdict.kind, triesLeft: 0 })
  yield* work.commit([{ kind: "judgeChallenge", challenge: verdict.challenge, wrongTriesBefore: challenge.wrongTries }])
  return yield* new CodeRefused({ reason: "wrong", triesLeft: verdict.triesLeft })
})

/** The challenge of an entry, if it was requested by this browser or by a program. */
const challengeOf = Effect.fnUntraced(function* (entry: CodeEntry | UnnamedCodeEntry, caller: Caller) {
  const codes = yield* OneTimeCodes
  const browser = yield* browserOf(caller)
  const stored =
    "challengeId" in entry
      ? yield* codes.find(entry.challengeId)
      : yield* codes.newest({ purposes: entry.purposes, destination: entry.destination, browser })
  if (!stored || (stored.browser !== null && stored.browser !== browser)) return yield* noChallenge()
  // The code of a second factor was not sent: an app shows it, and another call takes it.
  if (stored.challenge.purpose === "secondFactor") return yield* noChallenge()
  // Only a signed-in customer changes his phone: the code alone is not enough.
  const isOwners = stored.challenge.purpose !== "phone" || stored.accountId === caller.actor.id
  return isOwners ? stored : yield* noChallenge()
})

const sealsOf = Effect.fnUntraced(function* (challengeId: string, purpose: ChallengePurpose, code: string) {
  const digest = yield* Digest
  return {
    sms: yield* digest.seal(codeText(challengeId, purpose, "sms", code)),
    email: yield* digest.seal(codeText(challengeId, purpose, "email", code)),
  }
})

/** Does what the right code is for. */
const opening = Effect.fnUntraced(function* (
  stored: StoredChallenge,
  proved: SentCode,
  used: Change,
  now: Instant,
  caller: Caller,
) {
  const work = yield* UnitOfWork
  const { pending, challenge } = stored
  const { purpose } = challenge
  const identity = pending?.identity ?? null
  const linkedTo = ({ id }: Account): readonly Change[] =>
    identity ? [{ kind: "linkIdentity", accountId: id, identity }] : []
  const before = yield* accountBefore(stored, proved)
  if (pending && !before) {
    const account = accountOfPending(pending, proved, now)
    const { token, changes } = yield* openSession(account, caller)
    yield* work.commit([used, { kind: "insertAccount", account }, ...linkedTo(account), ...changes]).pipe(overtaken)
    return { kind: "signedIn", customer: customerOfAccount(account), sessionToken: yield* token } as const
  }

  // The account was erased or disabled meanwhile, so the code is invalid.
  if (!before || before.disabledAt !== null) return yield* noChallenge()
  const account = changedAccount(before, { contacts: withProved(before.contacts, proved) })
  yield* requireUntaken(before, account)
  const kept: Change = { kind: "replaceAccount", account }
  if (purpose === "forgot") {
    const ticket = yield* issueTicket("password", account.id, caller)
    yield* work.commit([used, kept, ticket.change]).pipe(overtaken)
    return { kind: "resetAllowed", token: ticket.token, sessionToken: null } as const
  }
  if (purpose === "phone") {
    const ended: Change = { kind: "endSessions", accountId: account.id, exceptId: caller.sessionId }
    // Whoever has the former phone may have a code for a new password on it.
    const resets: Change = { kind: "endResets", accountId: account.id }
    const told = yield* accountTold({ what: "phoneChanged" }, account, formerPhone(before, account), now)
    yield* work.commit([used, kept, ended, resets, ...told])
    return { kind: "phoneProved", phone: proved.destination } as const
  }
  const { token, changes } = yield* openSession(account, caller)
  yield* work.commit([used, kept, ...linkedTo(account), ...changes]).pipe(overtaken)
  return { kind: "signedIn", customer: customerOfAccount(account), sessionToken: yield* token } as const
})

/**
 * The account that the right code opens; null if it makes one. Each code of a reset opens its own. A social sign-in opens
 * the account with its e-mail only by the code to that e-mail: the provider's word is not enough, and neither is a phone
 * that was given instead.
 */
const accountBefore = Effect.fnUntraced(function* (
  { accountId, pending }: StoredChallenge,
  { channel, destination, accountId: opened }: SentCode,
) {
  const id = opened ?? accountId
  if (id !== null) return yield* (yield* Accounts).find(id)
  return pending?.identity && channel === "email" ? yield* ownerOfEmail(destination) : null
})

/** Only one account can have an e-mail verified: whoever is later already has one. */
export const requireUntaken = Effect.fnUntraced(function* (before: Account, after: Account) {
  if (before.contacts.isEmailProved || !after.contacts.isEmailProved) return
  const owner = yield* ownerOfEmail(after.contacts.email)
  if (owner && owner.id !== after.id) return yield* new AlreadyRegistered()
})

const formerPhone = (before: Account, after: Account): string | null =>
  before.contacts.phone === after.contacts.phone ? null : before.contacts.phone

/** Another account took the e-mail while the code was on its way. Any other conflict is decided again. */
const overtaken = Effect.mapError((conflict: Conflict) =>
  conflict.change === "insertAccount" || conflict.change === "linkIdentity" ? new AlreadyRegistered() : conflict,
)
