import type { ApiKey } from "../../consumer/api-key.ts"
import type { Webhook, WebhookDelivery } from "../../consumer/webhook.ts"
import type { ConsumerChange } from "../../ports/driven/changes/consumer.ts"
import { type Applying, isNew } from "./tables.ts"

export interface LeasedDelivery {
  readonly delivery: WebhookDelivery
  readonly leaseUntil: number
}

/** The last turn of a webhook among all: by its number, and until when it lasts. */
export interface WebhookTurn {
  readonly number: number
  readonly leaseUntil: number
}

export const consumerTables = () => ({
  keys: new Map<string, ApiKey>(),
  webhooks: new Map<string, Webhook>(),
  deliveries: new Map<string, LeasedDelivery>(),
  turns: new Map<string, WebhookTurn>(),
})

export const deliveryKey = ({ webhookId, id }: Pick<WebhookDelivery, "webhookId" | "id">): string =>
  `${webhookId} ${id}`

export const applyingConsumers: Applying<ConsumerChange, ReturnType<typeof consumerTables>> = {
  insertKey({ keys }, { key, most }) {
    const own = [...keys.values()].filter(
      ({ accountId, revokedAt }) => accountId === key.accountId && revokedAt === null,
    )
    return own.length < most && isNew(keys, key.id, key)
  },
  revokeKey({ keys }, { id, accountId, at }) {
    const key = keys.get(id)
    if (key?.accountId !== accountId || key.revokedAt !== null) return false
    keys.set(id, { ...key, revokedAt: at })
    return true
  },
  insertWebhook({ webhooks }, { webhook, most }) {
    const own = [...webhooks.values()].filter(({ accountId }) => accountId === webhook.accountId)
    return own.length < most && isNew(webhooks, webhook.id, webhook)
  },
  replaceWebhook({ webhooks }, { before, webhook }) {
    if (JSON.stringify(webhooks.get(before.id)) !== JSON.stringify(before)) return false
    webhooks.set(webhook.id, webhook)
    return true
  },
  deleteWebhook({ webhooks, deliveries }, { id, accountId }) {
    if (webhooks.get(id)?.accountId !== accountId) return false
    webhooks.delete(id)
    for (const [key, { delivery }] of deliveries) if (delivery.webhookId === id) deliveries.delete(key)
    return true
  },
  resumeDeliveries({ deliveries }, { webhookId, at }) {
    for (const [key, { delivery, leaseUntil }] of deliveries)
      if (delivery.webhookId === webhookId && delivery.state === "waiting" && delivery.lastOutcome === "paused")
        deliveries.set(key, { delivery: { ...delivery, dueAt: at }, leaseUntil })
    return true
  },
  insertDelivery({ webhooks, deliveries }, { delivery }) {
    if (webhooks.has(delivery.webhookId)) isNew(deliveries, deliveryKey(delivery), { delivery, leaseUntil: 0 })
    return true
  },
  settleDelivery({ deliveries }, { delivery }) {
    if (deliveries.has(deliveryKey(delivery))) deliveries.set(deliveryKey(delivery), { delivery, leaseUntil: 0 })
    return true
  },
}
