import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { WebhookEvent } from "../../consumer/webhook.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"

/** An event of a booking of an account. */
export interface ConsumerNews {
  /** The same news always has the same id. */
  readonly id: string
  readonly accountId: string
  readonly event: WebhookEvent
  readonly reference: Reference
  readonly isTest: boolean
  readonly at: Instant
}

/** Queues a message for each webhook of the account that subscribes to the event. Idempotent. */
export const notifyConsumers = Effect.fn("notifyConsumers")(function* (news: ConsumerNews) {
  const webhooks = yield* (yield* Webhooks).list(news.accountId)
  const wanted = webhooks.filter(({ isActive, events }) => isActive && events.includes(news.event))
  if (wanted.length === 0) return
  const work = yield* UnitOfWork
  yield* work
    .commit(
      wanted.map((webhook) => ({
        kind: "insertDelivery",
        delivery: {
          id: `msg_${news.id}`,
          webhookId: webhook.id,
          event: news.event,
          reference: news.reference,
          isTest: news.isTest,
          happenedAt: news.at,
          state: "waiting",
          attempts: 0,
          dueAt: news.at,
          lastOutcome: null,
        },
      })),
    )
    .pipe(Effect.orDie)
})
