import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { IdempotencyMismatch } from "../booking/booking-errors.ts"
import { answerLifetimes, type KeyMatter } from "../booking/order/answer-lifetime.ts"
import { Digest } from "../ports/driven/digest.ts"
import { StoredAnswers } from "../ports/driven/stored-answers.ts"
import { type Change, type Conflict, UnitOfWork } from "../ports/driven/unit-of-work.ts"
import type { OnceOptions } from "../ports/driving/service-failure.ts"
import type { ReachedBooking } from "./access.ts"
import { type Caller, nobodyAt, principalOf } from "./caller.ts"
import { mostTries } from "./most-tries.ts"

/** The result of a use case: its answer, as plain JSON, and the changes to commit. */
export interface Decision<Answer> {
  readonly answer: Answer
  readonly changes: readonly Change[]
}

export interface OnceRequest {
  readonly caller: Caller
  readonly options: OnceOptions
  /** What identifies the request: plain JSON. */
  readonly request: unknown
  /** Decides how long the answer is kept under its key. */
  readonly matter: KeyMatter
  /**
   * What a stored answer tells of. Guests at one address share their keys, so one about a booking may be given again only
   * to who may ask about that booking: a request about one brings it as its caller has just reached it, by which it was
   * checked. `own` if only who is signed in may ask, under keys that nobody shares; `new` if the answer is about nothing
   * but what the request itself says.
   */
  readonly about: Pick<ReachedBooking, "stored" | "subject"> | "own" | "new"
  /**
   * Whether the request itself names so much that whoever sends exactly it again is the same caller. A phone may lose an
   * answer because it changes its network: without a cookie it then comes from another address.
   */
  readonly identifiesCaller?: boolean
}

/**
 * Decides and commits. Under an idempotency key this happens once for each caller: the answer is stored in the
 * transaction of the work, and a repeated request gets it; a different request under the key is refused. Refusals are
 * not stored, so a refused request may be tried again. Keys belong to a caller; a key that a browser sent before it had
 * a cookie stays valid once it has one, for exactly the same request, and also from another address if that request
 * identifies its caller.
 *
 * If others change the data between decision and commit, it is decided again, so that a refusal states the present
 * situation. No process waits for another: of concurrent decisions under one key, all get the answer of the first to
 * commit.
 *
 * @param refusalOf the failure that a conflict itself means; null to decide again
 */
export const once = Effect.fnUntraced(function* <Answer, Failure, Needs, Refusal = never>(
  { caller, options, request, matter, identifiesCaller = false }: OnceRequest,
  decide: Effect.Effect<Decision<Answer>, Failure, Needs>,
  refusalOf: (conflict: Conflict) => Refusal | null = () => null,
) {
  const work = yield* UnitOfWork
  const { idempotencyKey = null } = options
  // Only a key needs to know whether two requests are the same.
  const requestDigest = idempotencyKey === null ? "" : yield* (yield* Digest).hash(JSON.stringify(request))
  const exact = identifiesCaller ? requestDigest : null
  const keys = idempotencyKey === null ? null : yield* keysOf(idempotencyKey, caller, exact)

  /** The answer that this very request got before, or meanwhile from another process. */
  const repeated = Effect.gen(function* () {
    const earlier = keys && (yield* earlierAnswer<Answer>(keys, requestDigest))
    if (earlier) options.onReplayed?.()
    return earlier
  })

  for (let tries = 1; ; tries += 1) {
    const earlier = yield* repeated
    if (earlier) return earlier.answer
    const decided = yield* Effect.result(decide)
    if (Result.isFailure(decided)) {
      // The failure may come from this very request, answered meanwhile.
      const meanwhile = yield* repeated
      return meanwhile ? meanwhile.answer : yield* Effect.fail(decided.failure)
    }
    const { answer, changes } = decided.success
    const at = yield* Clock.currentTimeMillis
    const keptUntil = at + answerLifetimes[matter]
    const stored = (key: string): Change => ({
      kind: "storeAnswer",
      answer: { key, requestDigest, body: JSON.stringify(answer), at, keptUntil },
    })
    const kept = keys === null ? [] : keys.stored.map(stored)
    const committed = yield* Effect.result(work.commit([...changes, ...kept]))
    if (Result.isSuccess(committed)) return answer
    const refusal = refusalOf(committed.failure)
    if (refusal !== null) {
      // So may this one: the last place went to this very request.
      const meanwhile = yield* repeated
      return meanwhile ? meanwhile.answer : yield* Effect.fail(refusal)
    }
    // A conflict that persists is a bug of the decision.
    if (tries === mostTries) return yield* Effect.die(committed.failure)
  }
})

/** The answer stored under a key, for any request; null if there is none. */
export const answeredUnder = Effect.fnUntraced(function* <Answer>(key: string, caller: Caller) {
  const stored = yield* (yield* StoredAnswers).find((yield* keysOf(key, caller, null)).own)
  return stored && (JSON.parse(stored.body) as Answer)
})

interface StoredKeys {
  readonly own: string
  /** Under which else the answer to exactly the same request may be found: stored before the browser had a cookie. */
  readonly others: readonly string[]
  /** Under which the answer is stored. */
  readonly stored: readonly string[]
}

/** @param exact the digest of a request that identifies its caller; null for any other */
const keysOf = Effect.fnUntraced(function* (key: string, caller: Caller, exact: string | null) {
  const digest = yield* Digest
  const under = (principal: string) => digest.hash(`once|${caller.isSandbox ? "sandbox" : "live"}|${principal}|${key}`)
  const [principal, nobody] = [principalOf(caller), nobodyAt(caller.address)]
  const own = yield* under(principal)
  if (caller.actor.type !== "guest") return { own, others: [], stored: [own] } satisfies StoredKeys
  const anywhere = exact === null ? [] : [yield* under(nobodyAt(`anywhere|${exact}`))]
  const keys: StoredKeys =
    principal === nobody
      ? { own, others: anywhere, stored: [own, ...anywhere] }
      : { own, others: [yield* under(nobody), ...anywhere], stored: [own] }
  return keys
})

const earlierAnswer = Effect.fnUntraced(function* <Answer>({ own, others }: StoredKeys, requestDigest: string) {
  const answers = yield* StoredAnswers
  const stored = yield* answers.find(own)
  if (stored && stored.requestDigest !== requestDigest) return yield* new IdempotencyMismatch()
  if (stored) return { answer: JSON.parse(stored.body) as Answer }
  for (const other of others) {
    const found = yield* answers.find(other)
    if (found?.requestDigest === requestDigest) return { answer: JSON.parse(found.body) as Answer }
  }
  return null
})
