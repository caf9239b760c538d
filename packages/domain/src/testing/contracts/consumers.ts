import * as Effect from "effect/Effect"
import { type ApiKey, mostKeys } from "../../consumer/api-key.ts"
import {
  afterFailure,
  afterPause,
  afterSuccess,
  mostWebhooks,
  type Webhook,
  type WebhookDelivery,
} from "../../consumer/webhook.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const key = (number: number, accountId = "account-1"): ApiKey => ({
  id: `key-${number}`,
  digest: `digest-${number}`,
  hint: "abcd",
  name: `Shop ${number}`,
  kind: "sandbox",
  scopes: ["quotes", "bookings:read"],
  accountId,
  createdAt: now + number,
  expiresAt: null,
  revokedAt: null,
})
const webhook = (number: number, accountId = "account-1"): Webhook => ({
  id: `webhook-${number}`,
  accountId,
  url: "https://hooks.example.com/",
  events: ["booking.confirmed", "booking.cancelled"],
  isActive: true,
  generation: 1,
  createdAt: now + number,
})
const delivery = (number: number, webhookId = "webhook-1"): WebhookDelivery => ({
  id: `msg_${number}`,
  webhookId,
  event: "booking.confirmed",
  reference: referenceNumber(1),
  // Both kinds are kept.
  isTest: number % 2 === 0,
  happenedAt: now + number,
  state: "waiting",
  attempts: 0,
  dueAt: now + number,
  lastOutcome: null,
})

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const insertKey = (one: ApiKey): Change => ({ kind: "insertKey", key: one, most: mostKeys })
const insertWebhook = (one: Webhook): Change => ({ kind: "insertWebhook", webhook: one, most: mostWebhooks })
const insertDelivery = (one: WebhookDelivery): Change => ({ kind: "insertDelivery", delivery: one })
/** The ids taken in a turn that stays open. */
const beginTurn = Effect.fnUntraced(function* (instant: number, limit = 10) {
  const claimed = yield* (yield* Webhooks).claim({ now: instant, leaseUntil: instant + 60_000, limit })
  return claimed.map(({ id }) => id).sort()
})
const endTurn = (number: number, begunAt: number) =>
  Webhooks.use((webhooks) => webhooks.endTurn({ webhookId: `webhook-${number}`, leaseUntil: begunAt + 60_000 }))
/** The ids taken in a turn that has ended. */
const claim = Effect.fnUntraced(function* (instant: number, limit = 10) {
  const webhooks = yield* Webhooks
  const leaseUntil = instant + 60_000
  const claimed = yield* webhooks.claim({ now: instant, leaseUntil, limit })
  for (const { webhookId } of claimed.slice(0, 1)) yield* webhooks.endTurn({ webhookId, leaseUntil })
  return claimed.map(({ id }) => id).sort()
})

export const consumersContract: readonly DrivenCase<ApiKeys | Webhooks | UnitOfWork>[] = [
  drivenCase(
    "finds a key by its digest, and lists those of an account, the newest first",
    Effect.gen(function* () {
      yield* commit(insertKey(key(1)), insertKey(key(2)), insertKey(key(3, "account-2")))
      const keys = yield* ApiKeys
      expectEqual(yield* keys.findByDigest("digest-1"), key(1))
      expectEqual(yield* keys.findByDigest("digest-9"), null)
      expectEqual(yield* keys.list("account-1"), [key(2), key(1)])
    }),
  ),
  drivenCase(
    "lists the keys of an account page by page, each once, also those of one instant",
    Effect.gen(function* () {
      const atOnce = [1, 2, 3].map((number) => ({ ...key(number), createdAt: now }))
      yield* commit(...atOnce.map(insertKey), insertKey(key(4)), insertKey(key(5, "account-2")))
      const page = (after: ApiKey | null) =>
        Effect.map(
          ApiKeys.use((keys) => keys.page("account-1", after, 2)),
          (found) => found.map(({ id }) => id),
        )
      expectEqual(yield* page(null), ["key-4", "key-3"])
      expectEqual(yield* page({ ...key(3), createdAt: now }), ["key-2", "key-1"])
      expectEqual(yield* page({ ...key(1), createdAt: now }), [])
    }),
  ),
  drivenCase(
    "keeps a revoked key, revokes it once, and lets nobody revoke another's",
    Effect.gen(function* () {
      const revoke = (accountId: string): Change => ({ kind: "revokeKey", id: "key-1", accountId, at: now + 5 })
      yield* commit(insertKey(key(1)))
      expectEqual(yield* conflictOf(revoke("account-2")), "revokeKey")
      yield* commit(revoke("account-1"))
      expectEqual(yield* (yield* ApiKeys).findByDigest("digest-1"), { ...key(1), revokedAt: now + 5 })
      expectEqual(yield* conflictOf(revoke("account-1")), "revokeKey")
    }),
  ),
  drivenCase(
    "takes so many keys of an account that still open something, and no more",
    Effect.gen(function* () {
      const all = Array.from({ length: mostKeys }, (_, number) => insertKey(key(number)))
      yield* commit(...all)
      expectEqual(yield* conflictOf(insertKey(key(100))), "insertKey")
      yield* commit({ kind: "revokeKey", id: "key-1", accountId: "account-1", at: now })
      yield* commit(insertKey(key(100)))
    }),
  ),
  drivenCase(
    "keeps, changes and deletes webhooks with what waits for them",
    Effect.gen(function* () {
      yield* commit(insertWebhook(webhook(1)), insertWebhook(webhook(2)), insertWebhook(webhook(3, "account-2")))
      yield* commit(insertDelivery(delivery(1)), insertDelivery(delivery(2, "webhook-2")))
      const webhooks = yield* Webhooks
      expectEqual(yield* webhooks.list("account-1"), [webhook(1), webhook(2)])
      const changed: Webhook = { ...webhook(1), url: "https://other.example.com/", isActive: false, generation: 2 }
      yield* commit({ kind: "replaceWebhook", before: webhook(1), webhook: changed })
      expectEqual(yield* webhooks.find("webhook-1"), changed)
      expectEqual(
        yield* conflictOf({ kind: "deleteWebhook", id: "webhook-1", accountId: "account-2" }),
        "deleteWebhook",
      )
      yield* commit({ kind: "deleteWebhook", id: "webhook-1", accountId: "account-1" })
      expectEqual(yield* webhooks.find("webhook-1"), null)
      expectEqual(yield* claim(now + 10), ["msg_2"])
      expectEqual(yield* conflictOf({ kind: "replaceWebhook", before: changed, webhook: webhook(1) }), "replaceWebhook")
    }),
  ),
  drivenCase(
    "changes a webhook as it was looked at, and none that another has changed meanwhile",
    Effect.gen(function* () {
      const before = webhook(1)
      yield* commit(insertWebhook(before))
      const patches: readonly Partial<Webhook>[] = [
        { url: "https://other.example.com/" },
        { events: ["booking.confirmed"] },
        { isActive: false },
        { generation: 2 },
      ]
      for (const patch of patches) {
        const meanwhile = { ...before, ...patch }
        const late = { ...before, events: ["booking.changed"], generation: 9 } as const
        yield* commit({ kind: "replaceWebhook", before, webhook: meanwhile })
        expectEqual(yield* conflictOf({ kind: "replaceWebhook", before, webhook: late }), "replaceWebhook")
        expectEqual(yield* (yield* Webhooks).find(before.id), meanwhile)
        yield* commit({ kind: "replaceWebhook", before: meanwhile, webhook: before })
      }
    }),
  ),
  drivenCase(
    "takes so many webhooks of an account, and no more",
    Effect.gen(function* () {
      yield* commit(...Array.from({ length: mostWebhooks }, (_, number) => insertWebhook(webhook(number))))
      expectEqual(yield* conflictOf(insertWebhook(webhook(100))), "insertWebhook")
      yield* commit(insertWebhook(webhook(101, "account-2")))
    }),
  ),
  drivenCase(
    "takes as many keys and webhooks of an account as it may have, however many come at once",
    Effect.gen(function* () {
      const numbers = Array.from({ length: mostKeys + mostWebhooks }, (_, number) => number)
      const made = [
        ...numbers.map((number) => insertKey(key(number))),
        ...numbers.map((number) => insertWebhook(webhook(number))),
      ]
      yield* Effect.forEach(made, (change) => Effect.result(commit(change)), { concurrency: "unbounded" })
      expectEqual((yield* (yield* ApiKeys).list("account-1")).length, mostKeys)
      expectEqual((yield* (yield* Webhooks).list("account-1")).length, mostWebhooks)
    }),
  ),
  drivenCase(
    "gives a due delivery to one at a time, and to the next when nobody settled it in time",
    Effect.gen(function* () {
      yield* commit(insertWebhook(webhook(1)), insertDelivery(delivery(1)), insertDelivery(delivery(500)))
      expectEqual(yield* claim(now), [])
      expectEqual(yield* claim(now + 1), ["msg_1"])
      expectEqual(yield* claim(now + 2), [])
      expectEqual(yield* claim(now + 60_001), ["msg_1", "msg_500"])
      const failed = afterFailure(delivery(1), "503", now + 60_001)
      yield* commit({ kind: "settleDelivery", delivery: failed })
      expectEqual(yield* claim((failed.dueAt ?? 0) - 1), [])
      expectEqual(yield* claim(failed.dueAt ?? 0), ["msg_1"])
      yield* commit({ kind: "settleDelivery", delivery: afterSuccess(failed, "200") })
      expectEqual(yield* (yield* Webhooks).delivery("webhook-1", "msg_1"), afterSuccess(failed, "200"))
      expectEqual(yield* claim(now + 1e9), ["msg_500"])
    }),
  ),
  drivenCase(
    "gives each account with something due its turn, however much waits for another",
    Effect.gen(function* () {
      const flood = Array.from({ length: 300 }, (_, number) => insertDelivery(delivery(number)))
      yield* commit(insertWebhook(webhook(1)), insertWebhook(webhook(2, "account-2")), ...flood)
      yield* commit(insertDelivery(delivery(400, "webhook-2")), insertDelivery(delivery(401, "webhook-2")))
      const later = now + 500
      expectEqual(yield* beginTurn(later, 2), ["msg_0", "msg_1"])
      expectEqual(yield* beginTurn(later, 1), ["msg_400"])
      expectEqual(yield* beginTurn(later, 1), [])
      yield* endTurn(2, later)
      yield* endTurn(1, later)
      expectEqual(yield* claim(later, 2), ["msg_2", "msg_3"])
      expectEqual(yield* claim(later, 1), ["msg_401"])
      expectEqual(yield* claim(later, 1), ["msg_4"])
    }),
  ),
  drivenCase(
    "gives two webhooks of an account a turn at once, and all of them in the end",
    Effect.gen(function* () {
      yield* commit(...[1, 2, 3].map((number) => insertWebhook(webhook(number))))
      yield* commit(insertWebhook(webhook(4, "account-2")))
      yield* commit(...[1, 2, 3, 4].map((number) => insertDelivery(delivery(number, `webhook-${number}`))))
      yield* commit(insertDelivery(delivery(5)))
      const later = now + 10
      expectEqual(yield* beginTurn(later, 1), ["msg_1"])
      expectEqual(yield* beginTurn(later, 1), ["msg_4"])
      expectEqual(yield* beginTurn(later, 1), ["msg_2"])
      expectEqual(yield* beginTurn(later, 1), [])
      yield* endTurn(1, later)
      expectEqual(yield* beginTurn(later, 1), ["msg_3"])
      yield* endTurn(2, later)
      expectEqual(yield* beginTurn(later, 1), ["msg_5"])
    }),
  ),
  drivenCase(
    "gives a webhook one turn at a time, however many ask at once",
    Effect.gen(function* () {
      const numbers = [1, 2, 3, 4]
      yield* commit(...numbers.map((number) => insertWebhook(webhook(number, `account-${number}`))))
      yield* commit(
        ...numbers.flatMap((number) => [1, 2, 3].map((one) => insertDelivery(delivery(one, `webhook-${number}`)))),
      )
      const ask = Webhooks.use((webhooks) => webhooks.claim({ now: now + 9, leaseUntil: now + 99, limit: 1 }))
      const turns = yield* Effect.all(Array(20).fill(ask) as (typeof ask)[], { concurrency: "unbounded" })
      const asked = turns.flat().map(({ webhookId }) => webhookId)
      expectEqual(asked.length, new Set(asked).size)
      // Those that met another turn in progress try again.
      for (let count = asked.length; count < numbers.length; count += 1)
        asked.push(...(yield* ask).map(({ webhookId }) => webhookId))
      expectEqual(
        asked.toSorted(),
        numbers.map((number) => `webhook-${number}`),
      )
      expectEqual(yield* ask, [])
    }),
  ),
  drivenCase(
    "begins a turn anew when nobody ended it in time, and is not misled by who ends it late",
    Effect.gen(function* () {
      yield* commit(insertWebhook(webhook(1)), ...[1, 2, 3].map((number) => insertDelivery(delivery(number))))
      expectEqual(yield* beginTurn(now + 10, 1), ["msg_1"])
      expectEqual(yield* beginTurn(now + 60_009, 1), [])
      expectEqual(yield* beginTurn(now + 60_010, 1), ["msg_1"])
      yield* endTurn(1, now + 10)
      expectEqual(yield* beginTurn(now + 60_011, 1), [])
    }),
  ),
  drivenCase(
    "keeps no message for a webhook that is gone, and those to others that are kept with it",
    Effect.gen(function* () {
      yield* commit(insertWebhook(webhook(1)), insertWebhook(webhook(2)))
      yield* commit({ kind: "deleteWebhook", id: "webhook-1", accountId: "account-1" })
      yield* commit(insertDelivery(delivery(1)), insertDelivery(delivery(2, "webhook-2")))
      expectEqual(yield* claim(now + 10), ["msg_2"])
    }),
  ),
  drivenCase(
    "makes due what waits for a webhook that was paused, and nothing else",
    Effect.gen(function* () {
      const putOff = (number: number, webhookId = "webhook-1") => afterPause(delivery(number, webhookId), now + number)
      const failed = afterFailure(delivery(2), "503", now + 10)
      const all = [putOff(1), failed, putOff(3, "webhook-2"), { ...putOff(4), state: "given-up", dueAt: null } as const]
      yield* commit(insertWebhook(webhook(1)), insertWebhook(webhook(2)), ...all.map(insertDelivery))
      expectEqual(yield* claim(now + 100), [])
      yield* commit({ kind: "resumeDeliveries", webhookId: "webhook-1", at: now + 100 })
      expectEqual(yield* (yield* Webhooks).delivery("webhook-1", "msg_1"), { ...putOff(1), dueAt: now + 100 })
      expectEqual(yield* claim(now + 100), ["msg_1"])
      expectEqual(yield* (yield* Webhooks).delivery("webhook-1", "msg_2"), failed)
    }),
  ),
  drivenCase(
    "keeps a message once, and lists the newest first, page by page",
    Effect.gen(function* () {
      const all = [1, 2, 3].map((number) => delivery(number))
      yield* commit(insertWebhook(webhook(1)), ...all.map(insertDelivery), insertDelivery(delivery(2)))
      const webhooks = yield* Webhooks
      const first = yield* webhooks.deliveries("webhook-1", null, 2)
      expectEqual(first, [delivery(3), delivery(2)])
      expectEqual(yield* webhooks.deliveries("webhook-1", delivery(2), 2), [delivery(1)])
    }),
  ),
]
