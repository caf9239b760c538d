import { type ClaimedMessage, Outbox } from "@mersal/domain/ports/driven/outbox"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database, type Write } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"
import { errorColumn, readMessage } from "../rows/outbox-row.ts"
import { enqueued } from "../writes/outbox.ts"

/** Claims outbox messages for any number of processes. */
export const outbox: Layer.Layer<Outbox, never, Database> = Layer.effect(
  Outbox,
  Effect.gen(function* () {
    const { dialect, rows, write } = yield* Database
    const lendText = dialect === "postgres" ? lend("for update skip locked") : lend("")
    const applied = (one: Write, ...others: readonly Write[]) =>
      Effect.map(write([{ ...one, mustApply: true }, ...others]), (refused) => refused === null)
    return {
      claim: Effect.fnUntraced(function* (now, limit, leaseMillis) {
        const lent = yield* rows(lendText, [now + leaseMillis, now, now, limit])
        return lent
          .map((row) => ({ message: readMessage(row), dueAt: DueRow.parse(row).due_at }))
          .sort((a, b) => a.dueAt - b.dueAt || (a.message.id < b.message.id ? -1 : 1))
          .map(({ message }) => message)
      }),
      complete: (claimed, now, left) =>
        applied({ text: complete, values: [now, ...loanOf(claimed)] }, ...left.map(enqueued)),
      retryLater: (claimed, dueAt, error) =>
        applied({ text: retryLater, values: [dueAt, errorColumn(error), ...loanOf(claimed)] }),
      waitingFor: (reference) => Effect.map(rows(waitingFor, [reference]), (waiting) => waiting.map(readMessage)),
      oldestDue: (now) => Effect.map(rows(oldestDue, [now]), ([row]) => OldestRow.parse(row).due_at),
    }
  }),
)

/** Identifies one claim of a message: a later claim has another number of attempts. */
const loanOf = ({ id, attempts }: ClaimedMessage) => [id, attempts] as const

/** @param locking skips rows that another process is claiming at this moment, instead of waiting for them */
const lend = (locking: string): string => `
  update outbox set lease_until = ?, attempts = attempts + 1
  where id in (
    select id from outbox
    where done_at is null and due_at <= ? and (lease_until is null or lease_until <= ?)
    order by due_at, id limit ? ${locking}
  )
  returning *`

const complete = `
  update outbox set done_at = ?, lease_until = null, last_error = null, body = null
  where id = ? and attempts = ? and done_at is null`

const retryLater = `
  update outbox set due_at = ?, lease_until = null, last_error = ?
  where id = ? and attempts = ? and done_at is null`

const waitingFor = "select * from outbox where reference = ? and done_at is null order by due_at, id"

const oldestDue = "select min(due_at) as due_at from outbox where done_at is null and due_at <= ?"

const DueRow = z.object({ due_at: wholeNumber })
const OldestRow = z.object({ due_at: z.nullable(wholeNumber) })
