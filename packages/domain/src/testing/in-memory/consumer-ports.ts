import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { WebhookDelivery } from "../../consumer/webhook.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import { type consumerTables, deliveryKey } from "./consumers.ts"

/** @param tables the store as it stands when a port is asked */
export function consumerPorts(tables: () => ReturnType<typeof consumerTables>) {
  const all = () => [...tables().deliveries.values()]
  return Context.make(ApiKeys, {
    findByDigest: (digest) =>
      Effect.sync(() => [...tables().keys.values()].find((key) => key.digest === digest) ?? null),
    list: (accountId) =>
      Effect.sync(() => [...tables().keys.values()].filter((key) => key.accountId === accountId).toReversed()),
  }).pipe(
    Context.add(Webhooks, {
      list: (accountId) =>
        Effect.sync(() => [...tables().webhooks.values()].filter((webhook) => webhook.accountId === accountId)),
      find: (id) => Effect.sync(() => tables().webhooks.get(id) ?? null),
      deliveries: (webhookId, before, limit) =>
        Effect.sync(() =>
          all()
            .map(({ delivery }) => delivery)
            .filter((delivery) => delivery.webhookId === webhookId && (before === null || isNewer(before, delivery)))
            .sort((a, b) => (isNewer(a, b) ? -1 : 1))
            .slice(0, limit),
        ),
      delivery: (webhookId, id) =>
        Effect.sync(() => tables().deliveries.get(deliveryKey({ webhookId, id }))?.delivery ?? null),
      claim: ({ now, leaseUntil, limit }) =>
        Effect.sync(() => {
          const due = all()
            .filter(
              ({ delivery, leaseUntil: taken }) => delivery.dueAt !== null && delivery.dueAt <= now && taken <= now,
            )
            .slice(0, limit)
          for (const { delivery } of due) tables().deliveries.set(deliveryKey(delivery), { delivery, leaseUntil })
          return due.map(({ delivery }) => delivery)
        }),
    }),
    Context.add(WebhookSender, {
      send: () => Effect.succeed({ isTaken: true, outcome: "200" }),
      mayBePlain: true,
    }),
  )
}

/** Whether a delivery comes before another in a list of the newest first. */
const isNewer = (one: WebhookDelivery, other: WebhookDelivery): boolean =>
  one.happenedAt > other.happenedAt || (one.happenedAt === other.happenedAt && one.id > other.id)
