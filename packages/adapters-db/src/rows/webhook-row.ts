import { type Webhook, type WebhookDelivery, webhookEvents } from "@mersal/domain/consumer/webhook"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, referenceColumn, wholeNumber } from "./columns.ts"

const WebhookRow = z.object({
  id: z.string(),
  account_id: z.string(),
  url: z.string(),
  events: json(z.array(z.enum(webhookEvents))),
  is_active: z.literal([0, 1]),
  generation: wholeNumber,
  created_at: wholeNumber,
})

export function readWebhook(row: unknown): Webhook {
  const { account_id, is_active, created_at, ...webhook } = WebhookRow.parse(row)
  return { ...webhook, accountId: account_id, isActive: is_active === 1, createdAt: created_at }
}

export const webhookRow = (webhook: Webhook): RowValues => ({
  id: webhook.id,
  account_id: webhook.accountId,
  url: webhook.url,
  events: JSON.stringify(webhook.events),
  is_active: webhook.isActive ? 1 : 0,
  generation: webhook.generation,
  created_at: webhook.createdAt,
})

const DeliveryRow = z.object({
  webhook_id: z.string(),
  id: z.string(),
  event: z.enum([...webhookEvents, "ping"]),
  reference: z.nullable(referenceColumn),
  is_test: z.literal([0, 1]),
  happened_at: wholeNumber,
  state: z.enum(["waiting", "delivered", "given-up"]),
  attempts: wholeNumber,
  due_at: z.nullable(wholeNumber),
  last_outcome: z.nullable(z.string()),
})

export function readDelivery(row: unknown): WebhookDelivery {
  const { webhook_id, is_test, happened_at, due_at, last_outcome, ...delivery } = DeliveryRow.parse(row)
  return {
    ...delivery,
    webhookId: webhook_id,
    isTest: is_test === 1,
    happenedAt: happened_at,
    dueAt: due_at,
    lastOutcome: last_outcome,
  }
}

export const deliveryRow = (delivery: WebhookDelivery): RowValues => ({
  webhook_id: delivery.webhookId,
  id: delivery.id,
  event: delivery.event,
  reference: delivery.reference,
  is_test: delivery.isTest ? 1 : 0,
  happened_at: delivery.happenedAt,
  state: delivery.state,
  attempts: delivery.attempts,
  due_at: delivery.dueAt,
  last_outcome: delivery.lastOutcome,
})
