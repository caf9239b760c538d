import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { customerOfAccount } from "../../../account/account.ts"
import { SecondFactorCodeRefused } from "../../../account/account-errors.ts"
import { type CodeChallenge, endOfChallenge } from "../../../account/sign-in/one-time-code.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { Product } from "../../../ports/driven/product.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { SecondFactorEntry } from "../../../ports/driving/account-service.ts"
import type { Caller } from "../../caller.ts"
import { onFreshState } from "../fresh-state.ts"
import { browserOf } from "../identity.ts"
import { begunSession } from "../sessions/open-session.ts"
import { confirmedFactorOf, countedFactorTry, judgeFactor } from "./second-factor-of.ts"

/** There is no such challenge for this browser, or the account has no second factor any more: sign in again. */
const noChallenge = () => new SecondFactorCodeRefused({ reason: "expired", triesLeft: 0 })

/**
 * Signs in by the code that a right password asked for: of an app, or a recovery code. The challenge and the code end
 * together with the session's beginning, so that of two right entries at once one opens something.
 */
export const verifySecondFactor = Effect.fn("verifySecondFactor")(function* (entry: SecondFactorEntry, caller: Caller) {
  const { accountId } = yield* openChallenge(entry.challengeId, caller)
  const browser = yield* browserOf(caller)
  const isKnown = browser !== null && (yield* (yield* Sessions).knowsBrowser(accountId, browser))
  const now = yield* Clock.currentTimeMillis
  const forgiven = yield* countedFactorTry(accountId, isKnown ? browser : "strangers", now)
  return yield* onFreshState(signedIn(entry, forgiven, caller))
})

const signedIn = Effect.fnUntraced(function* (
  { challengeId, code }: SecondFactorEntry,
  forgiven: Change,
  caller: Caller,
) {
  const { challenge, accountId } = yield* openChallenge(challengeId, caller)
  const account = yield* (yield* Accounts).find(accountId)
  const factor = account && account.disabledAt === null ? yield* confirmedFactorOf(account) : null
  if (!account || !factor) return yield* noChallenge()
  const verdict = yield* judgeFactor(factor, code, yield* Clock.currentTimeMillis)
  const work = yield* UnitOfWork
  if (verdict.kind !== "accepted") {
    const { codeRules } = yield* Product
    const tried = { ...challenge, wrongTries: challenge.wrongTries + 1 }
    yield* work.commit([judged(tried, challenge)])
    return yield* new SecondFactorCodeRefused({
      reason: verdict.kind,
      triesLeft: codeRules.tries - tried.wrongTries,
    })
  }
  const { token, changes } = yield* begunSession(account, caller)
  yield* work.commit([
    judged({ ...challenge, isUsed: true }, challenge),
    { kind: "saveSecondFactor", factor: verdict.factor },
    forgiven,
    ...changes,
  ])
  return { customer: customerOfAccount(account), sessionToken: token }
})

const judged = (challenge: CodeChallenge, { wrongTries }: CodeChallenge): Change => ({
  kind: "judgeChallenge",
  challenge,
  wrongTriesBefore: wrongTries,
})

/** A challenge of a sign-in that still opens something, asked for in this browser or by a program. */
const openChallenge = Effect.fnUntraced(function* (challengeId: string, caller: Caller) {
  const stored = yield* (yield* OneTimeCodes).find(challengeId)
  if (stored?.challenge.purpose !== "secondFactor" || stored.accountId === null) return yield* noChallenge()
  if (stored.browser !== null && stored.browser !== (yield* browserOf(caller))) return yield* noChallenge()
  const { codeRules } = yield* Product
  const reason = endOfChallenge(stored.challenge, yield* Clock.currentTimeMillis, codeRules)
  if (reason !== null) return yield* new SecondFactorCodeRefused({ reason, triesLeft: 0 })
  return { challenge: stored.challenge, accountId: stored.accountId }
})
