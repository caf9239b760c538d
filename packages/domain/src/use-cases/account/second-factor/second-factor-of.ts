import * as Effect from "effect/Effect"
import { type Account, isStaff } from "../../../account/account.ts"
import { SecondFactorCodeRefused, TooManySignIns } from "../../../account/account-errors.ts"
import { recoveryText } from "../../../account/second-factor/recovery-codes.ts"
import {
  changedFactor,
  judgeSteps,
  type SecondFactor,
  typedFactor,
} from "../../../account/second-factor/second-factor.ts"
import { codeOfMac, counterOfStep, secretLength, stepsTaken } from "../../../account/second-factor/time-code.ts"
import { attemptSpan, signInAttempts } from "../../../account/sign-in/sign-in-attempts.ts"
import type { Instant } from "../../../calendar/zone.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { Product } from "../../../ports/driven/product.ts"
import { SecondFactors } from "../../../ports/driven/second-factors.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"

/** The second factor that a sign-in to this account needs; null without one. Only staff have any, so only they are looked up. */
export const confirmedFactorOf = Effect.fnUntraced(function* ({ id, role }: Pick<Account, "id" | "role">) {
  if (!isStaff(role)) return null
  const factor = yield* (yield* SecondFactors).find(id)
  return factor !== null && factor.confirmedAt !== null ? factor : null
})

/** Whether somebody must have a second factor and has none: the flag of `Actor`. */
export const mustEnrolOf = Effect.fnUntraced(function* (account: Pick<Account, "id" | "role">) {
  const { requiresSecondFactor } = yield* Product
  const isMissing = requiresSecondFactor && isStaff(account.role) && (yield* confirmedFactorOf(account)) === null
  return isMissing ? ({ mustEnrol: true } as const) : {}
})

/** The secret that an app holds. It is a seal over the seed, so that no row of the table opens anything by itself. */
export const secretOf = Effect.fnUntraced(function* ({ accountId, seed }: Pick<SecondFactor, "accountId" | "seed">) {
  const seal = yield* (yield* Digest).seal(`second-factor|${accountId}|${seed}`)
  return Uint8Array.from({ length: secretLength }, (_, at) => Number.parseInt(seal.slice(2 * at, 2 * at + 2), 16))
})

/** What is stored of a recovery code. */
export const recoverySeal = Effect.fnUntraced(function* ({ accountId, seed }: SecondFactor, plain: string) {
  return yield* (yield* Digest).seal(recoveryText(accountId, seed, plain))
})

/** What a right code makes of the factor; why another is refused. */
export type FactorVerdict =
  | { readonly kind: "accepted"; readonly factor: SecondFactor }
  | { readonly kind: "wrong" | "used" }

/**
 * Judges a typed code of the app, or a recovery code, which is gone then. One that is right is to be stored as taken
 * before anything is said.
 */
export const judgeFactor = Effect.fnUntraced(function* (factor: SecondFactor, typed: string, now: Instant) {
  const entry = typedFactor(typed)
  if (entry === null) return { kind: "wrong" } satisfies FactorVerdict
  const digest = yield* Digest
  if (entry.kind === "recovery") {
    const seal = yield* recoverySeal(factor, entry.code)
    if (!factor.recoveryCodes.includes(seal)) return { kind: "wrong" } satisfies FactorVerdict
    const recoveryCodes = factor.recoveryCodes.filter((left) => left !== seal)
    return { kind: "accepted", factor: changedFactor(factor, { recoveryCodes }) } satisfies FactorVerdict
  }
  const secret = yield* secretOf(factor)
  const matching: number[] = []
  for (const step of stepsTaken(now)) {
    const code = codeOfMac(yield* digest.hmacSha1(secret, counterOfStep(step)))
    if (yield* digest.isSame(entry.code, code)) matching.push(step)
  }
  const verdict = judgeSteps(matching, factor.lastStep)
  if (verdict.kind !== "accepted") return verdict satisfies FactorVerdict
  return { kind: "accepted", factor: changedFactor(factor, { lastStep: verdict.step }) } satisfies FactorVerdict
})

/**
 * Counts a try before its code is looked at, as often as a password's: who knows a password and signs in again and again
 * gets new challenges, and no more tries. Answers what takes a right one out of the count.
 *
 * @param from the session or the browser that tries, counted by itself, so that nobody elsewhere keeps its owner out
 */
export const countedFactorTry = Effect.fnUntraced(function* (accountId: string, from: string, now: Instant) {
  const span = attemptSpan(now)
  const counter = { key: `second-factor|${accountId}|${from}`, ...span }
  yield* (yield* UnitOfWork)
    .commit([{ kind: "countUp", counter, limit: signInAttempts.limit }])
    .pipe(Effect.mapError(() => new TooManySignIns({ retryAt: span.end })))
  return { kind: "countDown", counter } satisfies Change
})

/** A code that is refused where no challenge counts the tries. */
export const refusedFactorCode = (reason: "wrong" | "used") => new SecondFactorCodeRefused({ reason, triesLeft: null })
