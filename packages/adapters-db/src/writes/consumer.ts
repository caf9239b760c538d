import type { Webhook } from "@mersal/domain/consumer/webhook"
import type { ConsumerChange } from "@mersal/domain/ports/driven/changes/consumer"
import type { Write } from "../database/connection.ts"
import { insertWhere, type RowValues, updateOf } from "../database/inserts.ts"
import { apiKeyRow } from "../rows/api-key-row.ts"
import { deliveryRow, webhookRow } from "../rows/webhook-row.ts"
import { takenRow } from "./taken-row.ts"
import type { Writing } from "./writing.ts"

export const consumerWrites: Writing<ConsumerChange> = {
  insertKey: ({ key, most }) =>
    insertUnless("api_keys", apiKeyRow(key), "account_id = ? and revoked_at is null", key.accountId, most),
  revokeKey: ({ id, accountId, at }) => [{ text: revokeKey, values: [at, id, accountId], mustApply: true }],
  insertWebhook: ({ webhook, most }) =>
    insertUnless("webhooks", webhookRow(webhook), "account_id = ?", webhook.accountId, most),
  replaceWebhook: ({ before, webhook }) => [
    { ...updateOf("webhooks", editable(webhook), { id: before.id, ...editable(before) }), mustApply: true },
  ],
  deleteWebhook: ({ id, accountId }) => [
    { text: "delete from webhooks where id = ? and account_id = ?", values: [id, accountId], mustApply: true },
  ],
  resumeDeliveries: ({ webhookId, at }) => [{ text: resumeDeliveries, values: [at, webhookId] }],
  insertDelivery: ({ delivery }) => [
    insertWhere(
      "webhook_deliveries",
      deliveryRow(delivery),
      ["exists (select 1 from webhooks where id = ?)", delivery.webhookId],
      "do nothing",
    ),
  ],
  settleDelivery: ({ delivery }) => [
    {
      text: settleDelivery,
      values: [
        delivery.state,
        delivery.attempts,
        delivery.dueAt,
        delivery.lastOutcome,
        delivery.webhookId,
        delivery.id,
      ],
    },
  ],
}

const editable = ({ url, events, isActive, generation }: Webhook): RowValues => ({
  url,
  events: JSON.stringify(events),
  is_active: isActive ? 1 : 0,
  generation,
})

const revokeKey = "update api_keys set revoked_at = ? where id = ? and account_id = ? and revoked_at is null"

const resumeDeliveries = `
  update webhook_deliveries set due_at = ? where webhook_id = ? and state = 'waiting' and last_outcome = 'paused'`

const settleDelivery = `
  update webhook_deliveries set state = ?, attempts = ?, due_at = ?, last_outcome = ?, lease_until = 0
  where webhook_id = ? and id = ?`

/**
 * Inserts a row unless its owner already has `most`. Locks the owner's account first, so that concurrent inserts are
 * counted one after the other.
 */
const insertUnless = (table: string, row: RowValues, owned: string, owner: string, most: number): readonly Write[] => [
  takenRow(owner),
  {
    ...insertWhere(table, row, [`(select count(*) from ${table} where ${owned}) < ?`, owner, most]),
    mustApply: true,
  },
]
