import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Account, changedAccount, isStaff } from "../../../account/account.ts"
import { AccountPartNotFound, NotSignedIn, SecondFactorUnfit } from "../../../account/account-errors.ts"
import { plainEmail } from "../../../account/email.ts"
import { mayDo, noSubject } from "../../../account/may-do.ts"
import { base32OfBytes } from "../../../account/second-factor/base32.ts"
import { plainRecoveryCode, recoveryCodeRules, recoveryCodesOf } from "../../../account/second-factor/recovery-codes.ts"
import { changedFactor, type SecondFactor } from "../../../account/second-factor/second-factor.ts"
import { enrolmentUri } from "../../../account/second-factor/time-code.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { Product } from "../../../ports/driven/product.ts"
import { SecondFactors } from "../../../ports/driven/second-factors.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { SecondFactorState } from "../../../ports/driving/account-service.ts"
import { accountIdOf, type Caller } from "../../caller.ts"
import { accountTold } from "../../outbox/account-news.ts"
import { onFreshState } from "../fresh-state.ts"
import { requireOwner } from "../identity.ts"
import { memberOf, requireAdmin, staffOf } from "../staff/staff.ts"
import { notedStaffEvent } from "../staff/staff-events.ts"
import { countedFactorTry, judgeFactor, recoverySeal, refusedFactorCode, secretOf } from "./second-factor-of.ts"

/** The member of staff who calls: also one who may do nothing else before there is a second factor. */
const memberCalling = Effect.fnUntraced(function* ({ actor }: Caller) {
  const isOwn = mayDo(actor, "keep-second-factor", { ...noSubject, owner: actor.id })
  const account = isOwn && actor.id !== null ? yield* (yield* Accounts).find(actor.id) : null
  if (!account || account.disabledAt !== null) return yield* new NotSignedIn()
  return account
})

export const showSecondFactor = Effect.fn("showSecondFactor")(function* (caller: Caller) {
  const { id } = yield* memberCalling(caller)
  const factor = yield* (yield* SecondFactors).find(id)
  const isOn = factor !== null && factor.confirmedAt !== null
  const state: SecondFactorState = {
    since: factor?.confirmedAt ?? null,
    recoveryCodesLeft: isOn ? factor.recoveryCodes.length : 0,
    isRequired: (yield* Product).requiresSecondFactor,
  }
  return state
})

/**
 * Begins an enrolment: answers the secret that an app takes. Nothing is asked for at a sign-in before a first code was
 * right; to begin again takes the place of the one before.
 */
export const beginSecondFactor = Effect.fn("beginSecondFactor")(function* (
  { password }: { readonly password: string | null },
  caller: Caller,
) {
  const account = yield* memberCalling(caller)
  yield* requireOwner(account, caller, password)
  const { name } = yield* Product
  return yield* onFreshState(
    Effect.gen(function* () {
      const before = yield* (yield* SecondFactors).find(account.id)
      if (before?.confirmedAt != null) return yield* new SecondFactorUnfit({ reason: "on" })
      const begun: Omit<SecondFactor, "version"> = {
        accountId: account.id,
        seed: yield* (yield* IdSource).token,
        begunAt: yield* Clock.currentTimeMillis,
        confirmedAt: null,
        lastStep: null,
        recoveryCodes: [],
      }
      const factor = before ? changedFactor(before, begun) : { ...begun, version: 1 }
      yield* (yield* UnitOfWork).commit([{ kind: "saveSecondFactor", factor }])
      const secret = base32OfBytes(yield* secretOf(factor))
      return { secret, uri: enrolmentUri(name, account.contacts.email, secret) }
    }),
  )
})

/**
 * Turns it on by a first code, and answers the recovery codes, which nobody is told again. Every other session ends, for
 * it began by the password alone; and so does a sign-in of the same moment, which was decided on the account before.
 */
export const confirmSecondFactor = Effect.fn("confirmSecondFactor")(function* (
  { code }: { readonly code: string },
  caller: Caller,
) {
  const { id } = yield* memberCalling(caller)
  const forgiven = yield* countedTry(id, caller)
  return yield* onFreshState(
    Effect.gen(function* () {
      const account = yield* memberCalling(caller)
      const begun = yield* (yield* SecondFactors).find(id)
      if (begun === null) return yield* new SecondFactorUnfit({ reason: "off" })
      if (begun.confirmedAt !== null) return yield* new SecondFactorUnfit({ reason: "on" })
      const now = yield* Clock.currentTimeMillis
      const verdict = yield* judgeFactor(begun, code, now)
      if (verdict.kind !== "accepted") return yield* refusedFactorCode(verdict.kind)
      const { codes, letters } = recoveryCodeRules
      const recoveryCodes = recoveryCodesOf(yield* (yield* IdSource).numbersBelow32(codes * letters))
      const seals = yield* Effect.all(recoveryCodes.map((each) => recoverySeal(begun, plainRecoveryCode(each) ?? "")))
      yield* (yield* UnitOfWork).commit([
        forgiven,
        { kind: "replaceAccount", account: changedAccount(account, {}) },
        { kind: "saveSecondFactor", factor: { ...verdict.factor, confirmedAt: now, recoveryCodes: seals } },
        { kind: "endSessions", accountId: id, exceptId: caller.sessionId },
        ...(yield* accountTold({ what: "secondFactorOn" }, account, null, now)),
      ])
      return { recoveryCodes }
    }),
  )
})

/** Turns it off, by a code of the app or a recovery code; the owner is told by e-mail. */
export const removeSecondFactor = Effect.fn("removeSecondFactor")(function* (
  { code }: { readonly code: string },
  caller: Caller,
) {
  const account = yield* memberCalling(caller)
  const { id } = account
  const forgiven = yield* countedTry(id, caller)
  return yield* onFreshState(
    Effect.gen(function* () {
      const factor = yield* (yield* SecondFactors).find(id)
      if (factor?.confirmedAt == null) return yield* new SecondFactorUnfit({ reason: "off" })
      const now = yield* Clock.currentTimeMillis
      const verdict = yield* judgeFactor(factor, code, now)
      if (verdict.kind !== "accepted") return yield* refusedFactorCode(verdict.kind)
      yield* (yield* UnitOfWork).commit([
        forgiven,
        ...(yield* accountTold({ what: "secondFactorOff" }, account, null, now)),
        { kind: "dropSecondFactor", accountId: id, version: factor.version },
      ])
      return null
    }),
  )
})

const countedTry = Effect.fnUntraced(function* (accountId: string, { sessionId }: Caller) {
  return yield* countedFactorTry(accountId, sessionId ?? "", yield* Clock.currentTimeMillis)
})

/**
 * Takes the second factor of another member of staff away, who has lost the phone and the recovery codes. Every session
 * of his ends. One's own is turned off by its code, which whoever sits at an open browser does not have.
 */
export const resetSecondFactor = Effect.fn("resetSecondFactor")(function* (
  { id }: { readonly id: string },
  caller: Caller,
) {
  yield* requireAdmin(caller)
  if (id === caller.actor.id) return yield* new SecondFactorUnfit({ reason: "own" })
  const account = yield* staffOf(id)
  yield* onFreshState(taken(account, accountIdOf(caller)))
  return yield* memberOf(account)
})

/** The same by the operator's command, for an admin whom no other admin can help. */
export const resetSecondFactorOf = Effect.fn("resetSecondFactorOf")(function* (email: string) {
  const found = yield* (yield* Accounts).byEmail(plainEmail(email))
  const account = found.find(({ role }) => isStaff(role))
  if (!account) return yield* new AccountPartNotFound()
  yield* onFreshState(taken(account, null))
})

const taken = Effect.fnUntraced(function* (account: Account, by: string | null) {
  const { id } = account
  const factor = yield* (yield* SecondFactors).find(id)
  if (factor?.confirmedAt == null) return yield* new SecondFactorUnfit({ reason: "off" })
  const changes: readonly Change[] = [
    { kind: "dropSecondFactor", accountId: id, version: factor.version },
    { kind: "endSessions", accountId: id, exceptId: null },
    yield* notedStaffEvent("resetSecondFactor", id, by),
    ...(yield* accountTold({ what: "secondFactorOff" }, account, null, yield* Clock.currentTimeMillis)),
  ]
  yield* (yield* UnitOfWork).commit(changes)
})
