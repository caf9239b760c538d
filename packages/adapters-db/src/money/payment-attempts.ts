import { PaymentAttempts, Refunds } from "@mersal/domain/ports/driven/payment-attempts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"
import { readAttempt } from "../rows/payment-attempt-row.ts"
import { readRefund } from "../rows/refund-row.ts"

/**
 * Reads payment attempts, each folded from its events, and claims those whose check is due, for any number of
 * processes.
 */
export const paymentAttempts: Layer.Layer<PaymentAttempts, never, Database> = Layer.effect(
  PaymentAttempts,
  Effect.gen(function* () {
    const { dialect, rows, write } = yield* Database
    const lendText = lend("payment_attempts", "check_due_at", dialect)
    const whole = Effect.fnUntraced(function* (row: unknown) {
      const { id } = IdRow.parse(row)
      return readAttempt(row, yield* rows("select * from payment_events where attempt = ? order by sort_order", [id]))
    })
    const first = (text: string, value: string) =>
      Effect.flatMap(rows(text, [value]), ([row]) => (row === undefined ? Effect.succeed(null) : whole(row)))
    return {
      find: (id) => first("select * from payment_attempts where id = ?", id),
      ofReference: (reference) => first("select * from payment_attempts where reference = ?", reference),
      ofBooking: (booking) => Effect.flatMap(rows(ofBooking, [booking]), (found) => Effect.forEach(found, whole)),
      since: Effect.fnUntraced(function* (from, after, limit) {
        const [start] =
          after === null ? [] : yield* rows("select id, created_at from payment_attempts where id = ?", [after])
        const at = start === undefined ? null : StartRow.parse(start)
        const found = at
          ? yield* rows(sinceAfter, [at.created_at, at.id, from, from, from, limit])
          : yield* rows(since, [from, from, from, limit])
        return yield* Effect.forEach(found, whole)
      }),
      claimDue: (now, limit, leaseMillis) =>
        Effect.map(rows(lendText, [now + leaseMillis, now, now, limit]), (lent) =>
          lent.map((row) => IdRow.parse(row).id),
        ),
      claim: (id, now, leaseMillis) =>
        Effect.map(
          write([{ text: lendOne, values: [now + leaseMillis, id, now, now], mustApply: true }]),
          (refused) => refused === null,
        ),
      inReview: (limit) => Effect.flatMap(rows(inReview, [limit]), (found) => Effect.forEach(found, whole)),
      overdue: (now, limit) =>
        Effect.map(rows(overdue, [now, limit]), (found) => found.map((row) => IdRow.parse(row).id)),
    }
  }),
)

/** Reads refunds, and claims those that are due. */
export const refunds: Layer.Layer<Refunds, never, Database> = Layer.effect(
  Refunds,
  Effect.gen(function* () {
    const { dialect, rows } = yield* Database
    const lendText = lend("refunds", "due_at", dialect)
    return {
      find: (id) =>
        Effect.map(rows("select * from refunds where id = ?", [id]), ([row]) =>
          row === undefined ? null : readRefund(row),
        ),
      ofAttempt: (attempt) =>
        Effect.map(rows("select * from refunds where attempt = ? order by asked_at, id", [attempt]), (found) =>
          found.map(readRefund),
        ),
      claimDue: (now, limit, leaseMillis) =>
        Effect.map(rows(lendText, [now + leaseMillis, now, now, limit]), (lent) =>
          lent.map((row) => IdRow.parse(row).id),
        ),
      underWay: (limit) => Effect.map(rows(refundsUnderWay, [limit]), (found) => found.map(readRefund)),
      unknown: (limit) => Effect.map(rows(unknownRefunds, [limit]), (found) => found.map(readRefund)),
    }
  }),
)

const IdRow = z.object({ id: z.string() })
const StartRow = z.object({ id: z.string(), created_at: wholeNumber })

/** Rows that another process is claiming at this moment are skipped instead of waited for. */
const lend = (table: string, due: string, dialect: "sqlite" | "postgres"): string => `
  update ${table} set lease_until = ?
  where id in (
    select id from ${table}
    where ${due} is not null and ${due} <= ? and (lease_until is null or lease_until <= ?)
    order by ${due}, id limit ? ${dialect === "postgres" ? "for update skip locked" : ""}
  )
  returning id`

const lendOne = `
  update payment_attempts set lease_until = ?
  where id = ? and check_due_at is not null and check_due_at <= ? and (lease_until is null or lease_until <= ?)`

const ofBooking = "select * from payment_attempts where booking = ? order by created_at, id"
/** Each kind uses an index of its own. */
const touchedSince = `id in (
  select id from payment_attempts where created_at >= ?
  union select attempt from payment_events where happened_at >= ?
  union select attempt from refunds where asked_at >= ?
)`
const since = `select * from payment_attempts where ${touchedSince} order by created_at, id limit ?`
const sinceAfter = `
  select * from payment_attempts where (created_at, id) > (?, ?) and ${touchedSince} order by created_at, id limit ?`

const inReview = "select * from payment_attempts where state = 'review' order by created_at, id limit ?"

/** Each half uses its own index: the rows are few among many. */
const refundsUnderWay = `
  select * from refunds where due_at is not null
  union all select * from refunds where state = 'sent' and due_at is null
  order by asked_at, id limit ?`

const unknownRefunds = "select * from refunds where state = 'sent' and due_at is null order by asked_at, id limit ?"

const overdue = `
  select id from payment_attempts
  where is_live = 1 and expires_at <= ? and state in ('created', 'formIssued', 'tokenized', 'awaiting3ds')
  order by expires_at, created_at, id limit ?`
