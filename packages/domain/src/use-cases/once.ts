import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { IdempotencyMismatch } from "../booking/booking-errors.ts"
import { answerLifetimes, type KeyMatter } from "../booking/order/answer-lifetime.ts"
import { Digest } from "../ports/driven/digest.ts"
import { StoredAnswers } from "../ports/driven/stored-answers.ts"
import { type Change, type Conflict, UnitOfWork } from "../ports/driven/unit-of-work.ts"
import type { CallOptions } from "../ports/driving/service-failure.ts"
import { type Caller, nobodyAt, principalOf } from "./caller.ts"
import { mostTries } from "./most-tries.ts"

/** The result of a use case: its answer, as plain JSON, and the changes to commit. */
export interface Decision<Answer> {
  readonly answer: Answer
  readonly changes: readonly Change[]
}

export interface OnceRequest {
  readonly caller: Caller
  readonly options: Pick<CallOptions, "idempotencyKey" | "onReplayed">
  /** What identifies the request: plain JSON. */
  readonly request: unknown
  /** Decides how long the answer is kept under its key. */
  readonly matter: KeyMatter
}

/**
 * Decides and commits. Under an idempotency key this happens once for each caller: the answer is stored in the
 * transaction of the work, and a repeated request gets it; a different request under the key is refused. Refusals are
 * not stored, so a refused request may be tried again. Keys belong to a caller; a key that a browser sent before it had
 * a cookie stays valid once it has one, for exactly the same request.
 *
 * If others change the data between decision and commit, it is decided again, so that a refusal states the present
 * situation. No process waits for another: of concurrent decisions under one key, all get the answer of the first to
 * commit.
 *
 * @param refusalOf the failure that a conflict itself means; null to decide again
 */
export const once = Effect.fnUntraced(function* <Answer, Failure, Needs, Refusal = never>(
  { caller, options, request, matter }: OnceRequest,
  decide: Effect.Effect<Decision<Answer>, Failure, Needs>,
  refusalOf: (conflict: Conflict) => Refusal | null = () => null,
) {
  const work = yield* UnitOfWork
  const { idempotencyKey = null } = options
  const keys = idempotencyKey === null ? null : yield* keysOf(idempotencyKey, caller)
  // Only a key needs to know whether two requests are the same.
  const requestDigest = keys === null ? "" : yield* (yield* Digest).hash(JSON.stringify(request))

  for (let tries = 1; ; tries += 1) {
    const earlier = keys && (yield* earlierAnswer<Answer>(keys, requestDigest))
    if (earlier) {
      options.onReplayed?.()
      return earlier.answer
    }
    const decided = yield* Effect.result(decide)
    if (Result.isFailure(decided)) {
      // The failure may come from this very request, answered meanwhile.
      const meanwhile = keys && (yield* earlierAnswer<Answer>(keys, requestDigest))
      if (!meanwhile) return yield* Effect.fail(decided.failure)
      options.onReplayed?.()
      return meanwhile.answer
    }
    const { answer, changes } = decided.success
    const at = yield* Clock.currentTimeMillis
    const keptUntil = at + answerLifetimes[matter]
    const kept: readonly Change[] = keys
      ? [{ kind: "storeAnswer", answer: { key: keys.own, requestDigest, body: JSON.stringify(answer), at, keptUntil } }]
      : []
    const committed = yield* Effect.result(work.commit([...changes, ...kept]))
    if (Result.isSuccess(committed)) return answer
    const refusal = refusalOf(committed.failure)
    if (refusal !== null) return yield* Effect.fail(refusal)
    // A conflict that persists is a bug of the decision.
    if (tries === mostTries) return yield* Effect.die(committed.failure)
  }
})

/** The answer stored under a key, for any request; null if there is none. */
export const answeredUnder = Effect.fnUntraced(function* <Answer>(key: string, caller: Caller) {
  const stored = yield* (yield* StoredAnswers).find((yield* keysOf(key, caller)).own)
  return stored && (JSON.parse(stored.body) as Answer)
})

interface StoredKeys {
  readonly own: string
  /** The key under which the same browser stored before it had a cookie; null if it never did. */
  readonly before: string | null
}

const keysOf = Effect.fnUntraced(function* (key: string, caller: Caller) {
  const digest = yield* Digest
  const under = (principal: string) => digest.hash(`once|${caller.isSandbox ? "sandbox" : "live"}|${principal}|${key}`)
  const [principal, nobody] = [principalOf(caller), nobodyAt(caller.address)]
  const mayBeNobodys = caller.actor.type === "guest" && principal !== nobody
  const keys: StoredKeys = { own: yield* under(principal), before: mayBeNobodys ? yield* under(nobody) : null }
  return keys
})

const earlierAnswer = Effect.fnUntraced(function* <Answer>({ own, before }: StoredKeys, requestDigest: string) {
  const answers = yield* StoredAnswers
  const stored = yield* answers.find(own)
  if (stored && stored.requestDigest !== requestDigest) return yield* new IdempotencyMismatch()
  const found = stored ?? (before === null ? null : yield* answers.find(before))
  return found?.requestDigest === requestDigest ? { answer: JSON.parse(found.body) as Answer } : null
})
