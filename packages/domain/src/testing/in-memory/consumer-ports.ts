import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { ApiKey } from "../../consumer/api-key.ts"
import { mostTurns, type Webhook, type WebhookDelivery } from "../../consumer/webhook.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { WebhookSender } from "../../ports/driven/webhook-sender.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import type { KeyCursor } from "../../ports/driving/consumer-service.ts"
import { type consumerTables, deliveryKey } from "./consumers.ts"

/** @param tables the store as it stands when a port is asked */
export function consumerPorts(tables: () => ReturnType<typeof consumerTables>) {
  const all = () => [...tables().deliveries.values()]
  return Context.make(ApiKeys, {
    findByDigest: (digest) =>
      Effect.sync(() => [...tables().keys.values()].find((key) => key.digest === digest) ?? null),
    list: (accountId) => Effect.sync(() => keysOf(tables(), accountId)),
    page: (accountId, after, limit) =>
      Effect.sync(() =>
        keysOf(tables(), accountId)
          .filter((key) => after === null || isYounger(after, key))
          .slice(0, limit),
      ),
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
            .map(({ delivery }) => delivery)
          const next = nextInTurn(tables(), due, now)
          if (!next) return []
          const { turns, deliveries } = tables()
          const number = 1 + Math.max(0, ...[...turns.values()].map((turn) => turn.number))
          turns.set(next.id, { number, leaseUntil })
          const taken = due
            .filter(({ webhookId }) => webhookId === next.id)
            .sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0) || (a.id < b.id ? -1 : 1))
            .slice(0, limit)
          for (const delivery of taken) deliveries.set(deliveryKey(delivery), { delivery, leaseUntil })
          return taken
        }),
      endTurn: ({ webhookId, leaseUntil }) =>
        Effect.sync(() => {
          const turn = tables().turns.get(webhookId)
          if (turn?.leaseUntil === leaseUntil) tables().turns.set(webhookId, { ...turn, leaseUntil: 0 })
        }),
    }),
    Context.add(WebhookSender, {
      send: () => Effect.succeed({ isTaken: true, outcome: "200" }),
      mayBePlain: true,
      addressIssue: () => null,
    }),
  )
}

const keysOf = ({ keys }: ReturnType<typeof consumerTables>, accountId: string): readonly ApiKey[] =>
  [...keys.values()].filter((key) => key.accountId === accountId).sort((a, b) => (isYounger(a, b) ? -1 : 1))

/** Whether a key comes before another in a list of the newest first. */
const isYounger = (one: KeyCursor, other: KeyCursor): boolean =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id)

/** The webhook whose turn it is among those with something due. */
function nextInTurn(
  { webhooks, turns }: ReturnType<typeof consumerTables>,
  due: readonly WebhookDelivery[],
  now: number,
): Webhook | undefined {
  const lastOf = (id: string) => turns.get(id) ?? { number: 0, leaseUntil: 0 }
  const isBusy = ({ id }: Webhook) => lastOf(id).leaseUntil > now
  const ofAccount = ({ accountId }: Webhook) => [...webhooks.values()].filter((other) => other.accountId === accountId)
  const lastOfAccount = (webhook: Webhook) => Math.max(...ofAccount(webhook).map(({ id }) => lastOf(id).number))
  const [next] = [...webhooks.values()]
    .filter((webhook) => due.some(({ webhookId }) => webhookId === webhook.id))
    .filter((webhook) => !isBusy(webhook) && ofAccount(webhook).filter(isBusy).length < mostTurns)
    .sort(
      (a, b) =>
        lastOfAccount(a) - lastOfAccount(b) || lastOf(a.id).number - lastOf(b.id).number || (a.id < b.id ? -1 : 1),
    )
  return next
}

type DeliveryPlace = Pick<WebhookDelivery, "happenedAt" | "id">

/** Whether a delivery comes before another in a list of the newest first. */
const isNewer = (one: DeliveryPlace, other: DeliveryPlace): boolean =>
  one.happenedAt > other.happenedAt || (one.happenedAt === other.happenedAt && one.id > other.id)
