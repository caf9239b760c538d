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

/** To so many webhooks at once a process sends: one that does not answer holds up none of the others. */
const webhooksAtOnce = 5

/**
 * Everything that is done without being asked, in this order after a move of the clock: what ends makes news, news are
 * delivered, and what was delivered long ago goes.
 */
export function jobs({ forgetCalls }: { readonly forgetCalls: () => Promise<void> }): readonly Job[] {
  const passedOver: PassedOver = new Map()
  return [
    // Before holds end: what was paid in time is found out first.
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
