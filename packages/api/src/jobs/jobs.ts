import { expireHolds } from "@mersal/domain/use-cases/booking/expire-holds"
import { deliverWebhooks } from "@mersal/domain/use-cases/consumer/deliver-webhooks"
import { tendAccounts } from "@mersal/domain/use-cases/corporate/tend-accounts"
import { deliverOutbox } from "@mersal/domain/use-cases/outbox/deliver-outbox"
import { watchOutbox } from "@mersal/domain/use-cases/outbox/outbox-lag"
import type { PassedOver } from "@mersal/domain/use-cases/page-by-itself"
import { pollPayments } from "@mersal/domain/use-cases/payment/poll-payments"
import { prune } from "@mersal/domain/use-cases/prune"
import * as Effect from "effect/Effect"
import type { Job } from "./job.ts"

const second = 1_000

/** How many webhooks a process sends to at once: one that does not answer does not delay the others. */
const webhooksAtOnce = 5

/**
 * Everything that runs without being requested, in this order after a move of the clock: endings produce notices,
 * notices are delivered, and what was delivered long ago is deleted.
 */
export function jobs({ forgetCalls }: { readonly forgetCalls: () => Promise<void> }): readonly Job[] {
  const passedOver: PassedOver = new Map()
  return [
    // Before holds end, so that a payment made in time is found first.
    { name: "poll-payments", everyMilliseconds: 2 * second, pass: pollPayments(passedOver) },
    { name: "expire-holds", everyMilliseconds: 15 * second, pass: expireHolds(passedOver) },
    { name: "tend-accounts", everyMilliseconds: 60 * second, pass: tendAccounts(passedOver) },
    { name: "outbox-relay", everyMilliseconds: second, pass: deliverOutbox() },
    { name: "watch-outbox", everyMilliseconds: 60 * second, pass: watchOutbox() },
    ...Array.from(
      { length: webhooksAtOnce },
      (): Job => ({ name: "webhook-relay", everyMilliseconds: second, pass: deliverWebhooks() }),
    ),
    { name: "prune", everyMilliseconds: 600 * second, pass: prune(passedOver) },
    { name: "forget-calls", everyMilliseconds: 600 * second, pass: Effect.as(Effect.promise(forgetCalls), 0) },
  ]
}
