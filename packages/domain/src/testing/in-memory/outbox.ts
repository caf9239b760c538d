import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { OutboxChange, OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import type { ClaimedMessage, Outbox } from "../../ports/driven/outbox.ts"
import { type Applying, isNew } from "./tables.ts"

export interface Waiting {
  readonly message: OutboxMessage
  readonly dueAt: Instant
  readonly leaseUntil: Instant | null
  readonly attempts: number
  readonly lastError: string | null
  readonly doneAt: Instant | null
}

export const outboxTables = () => ({ outbox: new Map<string, Waiting>() })

type OutboxTables = ReturnType<typeof outboxTables>

const enqueue = ({ outbox }: OutboxTables, message: OutboxMessage): void => {
  const { at, dueAt = at, attempts = 0, lastError = null } = message
  isNew(outbox, message.id, { message, dueAt, leaseUntil: null, attempts, lastError, doneAt: null })
}

export const applyingOutbox: Applying<OutboxChange, OutboxTables> = {
  enqueue(tables, { message }) {
    enqueue(tables, message)
    return true
  },
}

export const inMemoryOutbox = (tables: () => OutboxTables): Outbox["Service"] => {
  const due = (now: Instant) =>
    [...tables().outbox.values()]
      .filter(({ doneAt, dueAt }) => doneAt === null && dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt || (a.message.id < b.message.id ? -1 : 1))
  const settle = ({ id, attempts }: ClaimedMessage, settled: (waiting: Waiting) => Partial<Waiting>) =>
    Effect.sync(() => {
      const { outbox } = tables()
      const waiting = outbox.get(id)
      if (!waiting || waiting.doneAt !== null || waiting.attempts !== attempts) return false
      outbox.set(id, { ...waiting, leaseUntil: null, ...settled(waiting) })
      return true
    })
  return {
    claim: (now, limit, leaseMillis) =>
      Effect.sync(() => {
        const free = due(now).filter(({ leaseUntil }) => leaseUntil === null || leaseUntil <= now)
        return free.slice(0, limit).map((waiting): ClaimedMessage => {
          const attempts = waiting.attempts + 1
          tables().outbox.set(waiting.message.id, { ...waiting, attempts, leaseUntil: now + leaseMillis })
          return { ...waiting.message, attempts, ...(waiting.lastError !== null && { lastError: waiting.lastError }) }
        })
      }),
    complete: (claimed, now, left) =>
      Effect.tap(
        settle(claimed, ({ message }) => ({ doneAt: now, message: withoutBody(message) })),
        (isOurs) =>
          Effect.sync(() => {
            if (isOurs) for (const message of left) enqueue(tables(), message)
          }),
      ),
    retryLater: (claimed, dueAt, lastError) => settle(claimed, () => ({ dueAt, lastError })),
    waitingFor: (reference) =>
      Effect.sync(() =>
        due(Number.POSITIVE_INFINITY)
          .filter(({ message }) => message.reference === reference)
          .map(({ message, attempts, lastError }) => ({
            ...message,
            attempts,
            ...(lastError !== null && { lastError }),
          })),
      ),
    oldestDue: (now) => Effect.sync(() => due(now)[0]?.dueAt ?? null),
  }
}

const withoutBody = ({ body, ...message }: OutboxMessage): OutboxMessage => message
