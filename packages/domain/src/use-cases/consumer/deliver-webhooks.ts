import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { afterFailure, afterPause, afterSuccess, type Webhook, type WebhookDelivery } from "../../consumer/webhook.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { longestAnswer, type SendOutcome, WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { nameOf } from "../outbox/not-delivered.ts"
import { webhookSecret } from "./webhooks.ts"

/** How many messages a webhook is sent at once in its turn. */
const sentAtOnce = 4

/**
 * Longer than a turn takes whose receiver is as slow as can be, in milliseconds: then another process may take what nobody
 * settled. Two answers more are for reading, signing and writing down.
 */
const lease = 3 * longestAnswer

/**
 * Sends some of what is due to the webhook whose turn it is, and writes down how it went. Several may do so at once, in this
 * process and in others, each for another webhook. Answers how many it tried; there may be more.
 */
export const deliverWebhooks = Effect.fn("deliverWebhooks")(function* () {
  const webhooks = yield* Webhooks
  const now = yield* Clock.currentTimeMillis
  const leaseUntil = now + lease
  const due = yield* webhooks.claim({ now, leaseUntil, limit: sentAtOnce })
  const [first] = due
  if (!first) return 0
  yield* Effect.forEach(due, deliver, { concurrency: sentAtOnce, discard: true }).pipe(
    Effect.ensuring(webhooks.endTurn({ webhookId: first.webhookId, leaseUntil })),
  )
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
  const { isTaken, outcome } = yield* Effect.catchDefect(send(webhook, delivery), (defect) =>
    Effect.as(broken(delivery, defect), notSent),
  )
  // From the end of the try: a receiver that timed out is to rest as long as one that refused at once.
  return isTaken ? afterSuccess(delivery, outcome) : afterFailure(delivery, outcome, yield* Clock.currentTimeMillis)
})

const send = Effect.fnUntraced(function* (webhook: Webhook, delivery: WebhookDelivery) {
  const secret = yield* webhookSecret(webhook)
  const message = { url: webhook.url, secret, delivery, at: yield* Clock.currentTimeMillis }
  return yield* (yield* WebhookSender).send(message)
})

const notSent: SendOutcome = { isTaken: false, outcome: "not-sent" }

const broken = ({ id, webhookId, attempts }: WebhookDelivery, defect: unknown) =>
  Effect.logError("The delivery of a webhook broke").pipe(
    Effect.annotateLogs({ id, webhookId, attempts, error: nameOf(defect) }),
  )
