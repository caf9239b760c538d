import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { NotSignedIn } from "../../account/account-errors.ts"
import {
  DeliveryNotFound,
  TooManyWebhooks,
  WebhookAddressRefused,
  WebhookNotFound,
} from "../../consumer/consumer-errors.ts"
import {
  mostWebhooks,
  replayed,
  type Webhook,
  type WebhookDelivery,
  webhookAddressIssue,
} from "../../consumer/webhook.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import type {
  DeliveriesRequest,
  DeliveryPage,
  WebhookPatch,
  WebhookRequest,
  WebhookWithSecret,
} from "../../ports/driving/consumer-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { onFreshState } from "../account/fresh-state.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"

/** Makes a webhook, once for each idempotency key: of two to one address each would be told everything. */
export const makeWebhook = Effect.fn("makeWebhook")(function* (
  request: WebhookRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const webhook = yield* once(
    { caller, options, request: { makeWebhook: request }, matter: "other", about: "own" },
    newWebhook(request, caller),
    ({ change }) => {
      if (change === "keepAccount") return new NotSignedIn()
      return change === "insertWebhook" ? new TooManyWebhooks({ most: mostWebhooks }) : null
    },
  )
  // The secret is computed from the webhook, so that no stored answer contains it.
  return yield* withSecret(webhook)
})

const newWebhook = Effect.fnUntraced(function* (request: WebhookRequest, caller: Caller) {
  yield* requireAddress(request.url)
  const accountId = accountIdOf(caller)
  const webhook: Webhook = {
    id: yield* (yield* IdSource).token,
    accountId,
    url: request.url,
    events: request.events,
    isActive: true,
    generation: 1,
    createdAt: yield* Clock.currentTimeMillis,
  }
  const changes: readonly Change[] = [
    { kind: "insertWebhook", webhook, most: mostWebhooks },
    { kind: "keepAccount", accountId },
  ]
  return { answer: webhook, changes } satisfies Decision<Webhook>
})

export const listWebhooks = Effect.fn("listWebhooks")(function* (caller: Caller) {
  return yield* (yield* Webhooks).list(accountIdOf(caller))
})

export const changeWebhook = Effect.fn("changeWebhook")(function* (patch: WebhookPatch, caller: Caller) {
  return yield* withSecret(yield* onFreshState(changed(patch, caller)))
})

/** The webhook after a patch; concurrent changes to other fields are kept. */
const changed = Effect.fnUntraced(function* (patch: WebhookPatch, caller: Caller) {
  const before = yield* ownWebhook(patch.id, caller)
  if (patch.url !== undefined) yield* requireAddress(patch.url)
  const webhook: Webhook = {
    ...before,
    url: patch.url ?? before.url,
    events: patch.events ?? before.events,
    isActive: patch.isActive ?? before.isActive,
    generation: before.generation + (patch.renewSecret ? 1 : 0),
  }
  const at = yield* Clock.currentTimeMillis
  const changes: readonly Change[] = [
    { kind: "replaceWebhook", before, webhook },
    // Messages postponed while it was paused become due.
    ...(webhook.isActive && !before.isActive ? [{ kind: "resumeDeliveries", webhookId: webhook.id, at } as const] : []),
  ]
  yield* (yield* UnitOfWork).commit(changes)
  return webhook
})

export const deleteWebhook = Effect.fn("deleteWebhook")(function* ({ id }: { readonly id: string }, caller: Caller) {
  const work = yield* UnitOfWork
  yield* work
    .commit([{ kind: "deleteWebhook", id, accountId: accountIdOf(caller) }])
    .pipe(Effect.mapError(() => new WebhookNotFound()))
  return { id }
})

/** Sends a message of type "ping", once for each idempotency key. */
export const pingWebhook = Effect.fn("pingWebhook")(function* (
  { id }: { readonly id: string },
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    { caller, options, request: { pingWebhook: id }, matter: "other", about: "own" },
    newPing(id, caller),
  )
})

const newPing = Effect.fnUntraced(function* (id: string, caller: Caller) {
  const webhook = yield* ownWebhook(id, caller)
  const now = yield* Clock.currentTimeMillis
  const delivery: WebhookDelivery = {
    id: `msg_${yield* (yield* IdSource).token}`,
    webhookId: webhook.id,
    event: "ping",
    reference: null,
    isTest: caller.isSandbox,
    happenedAt: now,
    state: "waiting",
    attempts: 0,
    dueAt: now,
    lastOutcome: null,
  }
  return { answer: delivery, changes: [{ kind: "insertDelivery", delivery }] } satisfies Decision<WebhookDelivery>
})

/** How many deliveries a page has. */
const pageLength = 50

export const listDeliveries = Effect.fn("listDeliveries")(function* (request: DeliveriesRequest, caller: Caller) {
  const webhook = yield* ownWebhook(request.id, caller)
  const found = yield* (yield* Webhooks).deliveries(webhook.id, request.cursor, pageLength + 1)
  const deliveries = found.slice(0, pageLength)
  const last = found.length > pageLength ? deliveries.at(-1) : undefined
  const next = last ? { webhookId: webhook.id, happenedAt: last.happenedAt, id: last.id } : null
  const page: DeliveryPage = { deliveries, next }
  return page
})

export const replayDelivery = Effect.fn("replayDelivery")(function* (
  request: { readonly id: string; readonly deliveryId: string },
  caller: Caller,
) {
  const webhook = yield* ownWebhook(request.id, caller)
  const webhooks = yield* Webhooks
  const stored = yield* webhooks.delivery(webhook.id, request.deliveryId)
  if (!stored) return yield* new DeliveryNotFound()
  const delivery = replayed(stored, yield* Clock.currentTimeMillis)
  yield* commitOrDie([{ kind: "settleDelivery", delivery }])
  return delivery
})

/** The caller's own webhook with this id; another account's is answered like an unknown one. */
const ownWebhook = Effect.fnUntraced(function* (id: string, caller: Caller) {
  const webhook = yield* (yield* Webhooks).find(id)
  if (webhook?.accountId !== accountIdOf(caller)) return yield* new WebhookNotFound()
  return webhook
})

const requireAddress = Effect.fnUntraced(function* (url: string) {
  const { mayBePlain, addressIssue } = yield* WebhookSender
  const issue = webhookAddressIssue(url, mayBePlain) ?? addressIssue(url)
  if (issue) return yield* new WebhookAddressRefused({ issue })
})

const withSecret = Effect.fnUntraced(function* (webhook: Webhook) {
  const answer: WebhookWithSecret = { webhook, secret: yield* webhookSecret(webhook) }
  return answer
})

/**
 * A webhook's secret. It is a seal over the id, so it is not stored; its 64 hexadecimal digits are valid base64, as
 * Standard Webhooks requires.
 */
export const webhookSecret = Effect.fnUntraced(function* ({ id, generation }: Webhook) {
  return `whsec_${yield* (yield* Digest).seal(`webhook|${id}|${generation}`)}`
})

const commitOrDie = Effect.fnUntraced(function* (changes: Parameters<UnitOfWork["Service"]["commit"]>[0]) {
  yield* (yield* UnitOfWork).commit(changes).pipe(Effect.orDie)
})
