import { ApiKeys } from "@mersal/domain/ports/driven/api-keys"
import { Webhooks } from "@mersal/domain/ports/driven/webhooks"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readApiKey } from "../rows/api-key-row.ts"
import { readDelivery, readWebhook } from "../rows/webhook-row.ts"

export const apiKeys: Layer.Layer<ApiKeys, never, Database> = Layer.effect(
  ApiKeys,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      findByDigest: Effect.fnUntraced(function* (digest) {
        const [row] = yield* rows("select * from api_keys where digest = ?", [digest])
        return row === undefined ? null : readApiKey(row)
      }),
      list: Effect.fnUntraced(function* (accountId) {
        const found = yield* rows("select * from api_keys where account_id = ? order by created_at desc, id", [
          accountId,
        ])
        return found.map(readApiKey)
      }),
    }
  }),
)

export const webhooks: Layer.Layer<Webhooks, never, Database> = Layer.effect(
  Webhooks,
  Effect.gen(function* () {
    const { rows, dialect } = yield* Database
    // Without a lock SQLite writes one after the other; on PostgreSQL others must not wait for rows they will not get.
    const claim = `
      update webhook_deliveries set lease_until = ? where (webhook_id, id) in (
        select webhook_id, id from webhook_deliveries where due_at <= ? and lease_until <= ?
        order by due_at limit ? ${dialect === "postgres" ? "for update skip locked" : ""}
      ) returning *`
    return {
      list: Effect.fnUntraced(function* (accountId) {
        const found = yield* rows("select * from webhooks where account_id = ? order by created_at, id", [accountId])
        return found.map(readWebhook)
      }),
      find: Effect.fnUntraced(function* (id) {
        const [row] = yield* rows("select * from webhooks where id = ?", [id])
        return row === undefined ? null : readWebhook(row)
      }),
      deliveries: Effect.fnUntraced(function* (webhookId, before, limit) {
        const older = before === null ? "" : "and (happened_at, id) < (?, ?)"
        const found = yield* rows(
          `select * from webhook_deliveries where webhook_id = ? ${older} order by happened_at desc, id desc limit ?`,
          [webhookId, ...(before === null ? [] : [before.happenedAt, before.id]), limit],
        )
        return found.map(readDelivery)
      }),
      delivery: Effect.fnUntraced(function* (webhookId, id) {
        const [row] = yield* rows("select * from webhook_deliveries where webhook_id = ? and id = ?", [webhookId, id])
        return row === undefined ? null : readDelivery(row)
      }),
      claim: Effect.fnUntraced(function* ({ now, leaseUntil, limit }) {
        const found = yield* rows(claim, [leaseUntil, now, now, limit])
        return found.map(readDelivery)
      }),
    }
  }),
)
