import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import { NotSignedIn } from "../../account/account-errors.ts"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { type ApiKey, isKeyText, isUsableKey, type KeyKind, keyText, mostKeys } from "../../consumer/api-key.ts"
import { KeyExpiryPast, KeyNotFound, LiveKeyNeedsCompany, TooManyKeys } from "../../consumer/consumer-errors.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { KeyPage, KeyRequest, KeysRequest, MadeKey, ShownKey } from "../../ports/driving/consumer-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { accountOf, requireOwner } from "../account/identity.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"
import { accountTold } from "../outbox/account-news.ts"

/**
 * Makes a key, once for each idempotency key: a sandbox key for anybody signed in, a live key for a company's manager. A
 * live key needs the password or a recent sign-in, also where its answer is repeated, and its owner is informed, because
 * it outlives the session that made it.
 */
export const makeKey = Effect.fn("makeKey")(function* (request: KeyRequest, caller: Caller, options: OnceOptions = {}) {
  const { company } = caller.actor
  if (request.kind === "live" && (company?.role !== "owner" || company.isSuspended))
    return yield* new LiveKeyNeedsCompany()
  const owner = request.kind === "live" ? yield* provedOwner(request, caller) : null
  const { password, ...named } = request
  const sent = options.idempotencyKey ?? ""
  const { shown, draw } = yield* once(
    { caller, options, request: { makeKey: named }, matter: "other", about: "own" },
    newKey(request, caller, owner, sent),
    ({ change }) => {
      if (change === "keepAccount") return new NotSignedIn()
      return change === "insertKey" ? new TooManyKeys({ most: mostKeys }) : null
    },
  )
  const made: MadeKey = { key: yield* textOfKey(shown.kind, draw, sent), shown }
  return made
})

/** An answer that is stored: what the key is computed from, together with the idempotency key. */
interface DrawnKey {
  readonly shown: ShownKey
  readonly draw: string
}

const newKey = Effect.fnUntraced(function* (
  request: KeyRequest,
  caller: Caller,
  owner: Account | null,
  idempotencyKey: string,
) {
  const accountId = accountIdOf(caller)
  const now = yield* Clock.currentTimeMillis
  if (request.expiresAt !== null && request.expiresAt <= now) return yield* new KeyExpiryPast()
  const ids = yield* IdSource
  const draw = yield* ids.token
  const text = yield* textOfKey(request.kind, draw, idempotencyKey)
  const key: ApiKey = {
    id: yield* ids.token,
    digest: yield* keyDigest(text),
    hint: text.slice(-4),
    name: sanitise(request.name).trim(),
    kind: request.kind,
    scopes: request.scopes,
    accountId,
    createdAt: now,
    expiresAt: request.expiresAt,
    revokedAt: null,
  }
  const changes: readonly Change[] = [
    { kind: "insertKey", key, most: mostKeys },
    ...(owner ? yield* keyTold(key, owner) : []),
    { kind: "keepAccount", accountId },
  ]
  return { answer: { shown: shownKey(key), draw }, changes } satisfies Decision<DrawnKey>
})

/**
 * A key's text, from 128 bits that were drawn for it, our own secret, and the idempotency key, of which only a digest is
 * stored. So a lost answer can be given again although the key is nowhere; once the stored answer with the drawn bits is
 * deleted, nobody can compute it.
 */
const textOfKey = Effect.fnUntraced(function* (kind: KeyKind, draw: string, idempotencyKey: string) {
  return keyText(kind, (yield* (yield* Digest).seal(`api-key|${draw}|${idempotencyKey}`)).slice(0, 32))
})

/** Somebody at an unattended browser must not get a key that outlives its session. */
const provedOwner = Effect.fnUntraced(function* ({ password }: KeyRequest, caller: Caller) {
  const account = yield* accountOf(caller)
  yield* requireOwner(account, caller, password)
  return account
})

const keyTold = ({ name, kind, hint, createdAt }: ApiKey, account: Account) =>
  accountTold({ what: "liveKeyMade", key: { name, kind, hint } }, account, null, createdAt)

/** A page of the caller's keys: those that opened something once are never deleted, and may be many. */
export const listKeys = Effect.fn("listKeys")(function* ({ after, limit }: KeysRequest, caller: Caller) {
  const found = yield* (yield* ApiKeys).page(accountIdOf(caller), after, limit + 1)
  const keys = found.slice(0, limit)
  const last = found.length > limit ? keys.at(-1) : undefined
  const page: KeyPage = {
    keys: keys.map(shownKey),
    next: last ? { createdAt: last.createdAt, id: last.id } : null,
  }
  return page
})

export const revokeKey = Effect.fn("revokeKey")(function* ({ id }: { readonly id: string }, caller: Caller) {
  const accountId = accountIdOf(caller)
  const at = yield* Clock.currentTimeMillis
  const keys = yield* ApiKeys
  const key = (yield* keys.list(accountId)).find((one) => one.id === id)
  if (!key) return yield* new KeyNotFound()
  const work = yield* UnitOfWork
  yield* work.commit([{ kind: "revokeKey", id, accountId, at }]).pipe(Effect.mapError(() => new KeyNotFound()))
  return shownKey({ ...key, revokedAt: at })
})

/** The key of a text, if it is still valid. */
export const usableKey = Effect.fn("usableKey")(function* (text: string) {
  if (!isKeyText(text)) return null
  const keys = yield* ApiKeys
  const key = yield* keys.findByDigest(yield* keyDigest(text))
  return key !== null && isUsableKey(key, yield* Clock.currentTimeMillis) ? key : null
})

const keyDigest = Effect.fnUntraced(function* (text: string) {
  return yield* (yield* Digest).hash(`key|${text}`)
})

/** The part of a key that may be shown at any time. */
export const shownKey = ({ digest, accountId, ...shown }: ApiKey): ShownKey => shown
