import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { afterFailure, afterPause, afterSuccess, type Webhook, type WebhookDelivery } from "../../consumer/webhook.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { longestAnswer, type SendOutcome, WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { nameOf } from "../outbox/not-delivered.ts"
import { webhookSecret } from "./webhooks.ts"

/** So many receivers a process waits for at once. */
const sentAtOnce = 5

/** How many sends the last of a batch waits for, itself included, where all take as long as can be. */
const sendsInTurn = 4

const batch = sentAtOnce * sendsInTurn

/**
 * Longer than a batch takes whose receivers are all as slow as can be, in milliseconds: then another process may take what
 * nobody settled. Two answers more are for reading, signing and writing down.
 */
const lease = (sendsInTurn + 2) * longestAnswer

/**
 * Sends what is due, each to its webhook, and writes down how it went. Several processes may do so at once: a delivery
 * is taken by one of them. Answers how many of them it tried at once; there may be more.
 */
export const deliverWebhooks = Effect.fn("deliverWebhooks")(function* () {
  const webhooks = yield* Webhooks
  const now = yield* Clock.currentTimeMillis
  const due = yield* webhooks.claim({ now, leaseUntil: now + lease, limit: batch })
  yield* Effect.forEach(due, deliver, { concurrency: sentAtOnce, discard: true })
  return due.length
})

/**
 * Sends a delivery to its webhook. What breaks of it stops no other: a message that cannot be made or sent counts as a try
 * that failed, and an end that cannot be written down leaves it to come back when its lease is over.
 */
const deliver = Effect.fnUntraced(
  function* (delivery: WebhookDelivery) {
    const webhook = yield* (yield* Webhooks).find(delivery.webhookId)
    // Deleted since: its deliveries went with it.
    if (!webhook) return
    const settled = mayGo(webhook, delivery)
      ? yield* tryToSend(webhook, delivery)
      : afterPause(delivery, yield* Clock.currentTimeMillis)
    yield* (yield* UnitOfWork).commit([{ kind: "settleDelivery", delivery: settled }]).pipe(Effect.orDie)
  },
  (delivering, delivery) => Effect.catchDefect(delivering, (defect) => broken(delivery, defect)),
)

/** A ping asks whether an address answers, and is asked for by a press. */
const mayGo = ({ isActive }: Webhook, { event }: WebhookDelivery): boolean => isActive || event === "ping"

const tryToSend = Effect.fnUntraced(function* (webhook: Webhook, delivery: WebhookDelivery) {
  const at = yield* Clock.currentTimeMillis
  const { isTaken, outcome } = yield* Effect.catchDefect(send(webhook, delivery, at), (defect) =>
    Effect.as(broken(delivery, defect), notSent),
  )
  return isTaken ? afterSuccess(delivery, outcome) : afterFailure(delivery, outcome, at)
})

const send = Effect.fnUntraced(function* (webhook: Webhook, delivery: WebhookDelivery, at: Instant) {
  const message = { url: webhook.url, secret: yield* webhookSecret(webhook), delivery, at }
  return yield* (yield* WebhookSender).send(message)
})

const notSent: SendOutcome = { isTaken: false, outcome: "not-sent" }

const broken = ({ id, webhookId, attempts }: WebhookDelivery, defect: unknown) =>
  Effect.logError("The delivery of a webhook broke").pipe(
    Effect.annotateLogs({ id, webhookId, attempts, error: nameOf(defect) }),
  )
