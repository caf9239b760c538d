import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { afterFailure, afterPause, afterSuccess, type Webhook, type WebhookDelivery } from "../../consumer/webhook.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { longestAnswer, type SendOutcome, WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { nameOf } from "../outbox/not-delivered.ts"
import { webhookSecret } from "./webhooks.ts"

/** How many receivers a process waits for at once. */
const sentAtOnce = 5

/** The most sends that the last of a batch waits for, including itself, when all take as long as possible. */
const sendsInTurn = 4

const batch = sentAtOnce * sendsInTurn

/**
 * Longer than the slowest possible batch, in milliseconds; after it another process may take what is not settled. Two
 * answers' time is added for reading, signing and writing.
 */
const lease = (sendsInTurn + 2) * longestAnswer

/**
 * Sends due deliveries, each to its webhook, and records the results. Several processes may run at once: each delivery
 * is claimed by one. Returns how many were tried in this batch; there may be more.
 */
export const deliverWebhooks = Effect.fn("deliverWebhooks")(function* () {
  const webhooks = yield* Webhooks
  const now = yield* Clock.currentTimeMillis
  const due = yield* webhooks.claim({ now, leaseUntil: now + lease, limit: batch })
  yield* Effect.forEach(due, deliver, { concurrency: sentAtOnce, discard: true })
  return due.length
})

/**
 * Sends a delivery to its webhook. A failure affects no other delivery: a message that cannot be made or sent counts as
 * a failed try, and if the result cannot be stored, the delivery returns when its lease ends.
 */
const deliver = Effect.fnUntraced(
  function* (delivery: WebhookDelivery) {
    const webhook = yield* (yield* Webhooks).find(delivery.webhookId)
    // The webhook was deleted, and its deliveries with it.
    if (!webhook) return
    const settled = mayGo(webhook, delivery)
      ? yield* tryToSend(webhook, delivery)
      : afterPause(delivery, yield* Clock.currentTimeMillis)
    yield* (yield* UnitOfWork).commit([{ kind: "settleDelivery", delivery: settled }]).pipe(Effect.orDie)
  },
  (delivering, delivery) => Effect.catchDefect(delivering, (defect) => broken(delivery, defect)),
)

/** A ping tests an address on request, so it is sent even while the webhook is paused. */
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
