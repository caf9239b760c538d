import { mostTurns } from "@mersal/domain/consumer/webhook"
import { ApiKeys } from "@mersal/domain/ports/driven/api-keys"
import { Webhooks } from "@mersal/domain/ports/driven/webhooks"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { readApiKey } from "../rows/api-key-row.ts"
import { readDelivery, readWebhook } from "../rows/webhook-row.ts"

const newestFirst = "order by created_at desc, id desc"

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
        const found = yield* rows(`select * from api_keys where account_id = ? ${newestFirst}`, [accountId])
        return found.map(readApiKey)
      }),
      page: Effect.fnUntraced(function* (accountId, after, limit) {
        const older = after === null ? "" : "and (created_at, id) < (?, ?)"
        const found = yield* rows(`select * from api_keys where account_id = ? ${older} ${newestFirst} limit ?`, [
          accountId,
          ...(after === null ? [] : [after.createdAt, after.id]),
          limit,
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
    // SQLite needs no lock, because it writes one at a time; on PostgreSQL other processes must not wait for a row that
    // is being taken.
    const take = takeTurn(dialect === "postgres" ? "for update of w skip locked" : "")
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
        const [turn] = yield* rows(take, [leaseUntil, now, now, now, now, mostTurns])
        if (turn === undefined) return []
        const { id } = TurnRow.parse(turn)
        const found = yield* rows(takeDue, [leaseUntil, id, now, now, limit])
        if (found.length === 0) yield* rows(endTurn, [id, leaseUntil])
        return found.map(readDelivery)
      }),
      endTurn: ({ webhookId, leaseUntil }) => Effect.asVoid(rows(endTurn, [webhookId, leaseUntil])),
    }
  }),
)

const TurnRow = z.object({ id: z.string() })

/**
 * Takes a turn. Of the accounts with something due, it picks the one whose last turn was longest ago, and of its
 * webhooks the one whose last turn was longest ago.
 *
 * @param locking skips rows that another process is taking at this moment, instead of waiting for them
 */
const takeTurn = (locking: string): string => `
  update webhooks set turn = (select max(turn) + 1 from webhooks), turn_until = ? where id = (
    select w.id from webhooks w
    where w.turn_until <= ?
      and exists (
        select 1 from webhook_deliveries d where d.webhook_id = w.id and d.due_at <= ? and d.lease_until <= ?
      )
      and (select count(*) from webhooks o where o.account_id = w.account_id and o.turn_until > ?) < ?
    order by (select max(o.turn) from webhooks o where o.account_id = w.account_id), w.turn, w.id
    limit 1 ${locking}
  ) returning id`

/** Only the holder of a webhook's turn takes its deliveries. */
const takeDue = `
  update webhook_deliveries set lease_until = ? where (webhook_id, id) in (
    select webhook_id, id from webhook_deliveries where webhook_id = ? and due_at <= ? and lease_until <= ?
    order by due_at, id limit ?
  ) returning *`

const endTurn = "update webhooks set turn_until = 0 where id = ? and turn_until = ? returning id"
