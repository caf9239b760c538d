import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Currency } from "../../market/market.ts"
import type { RecordedAttemptEvent } from "../../payment/attempt/attempt-event.ts"
import { type AttemptIntent, attemptOf } from "../../payment/attempt/attempt-record.ts"
import { type AttemptState, isLive } from "../../payment/attempt/attempt-state.ts"
import { isUnderWay, type Refund } from "../../payment/attempt/refund.ts"
import type { CashHandover } from "../../payment/cash-handover.ts"
import type { LedgerTransaction } from "../../payment/ledger.ts"
import type { GatewayMessageNote, PaymentChange } from "../../ports/driven/changes/payment.ts"
import { type ClosedDay, DayBooks, type LedgerLine, type Page, type Span } from "../../ports/driven/day-books.ts"
import { type IssuedDocument, MoneyBooks } from "../../ports/driven/money-books.ts"
import { PaymentAttempts, Refunds, type StoredAttempt } from "../../ports/driven/payment-attempts.ts"
import { type Applying, isNew } from "./tables.ts"

export interface AttemptRow {
  readonly intent: AttemptIntent
  readonly log: readonly RecordedAttemptEvent[]
  readonly state: AttemptState
  readonly checkedAt: Instant | null
  readonly dueAt: Instant | null
  readonly leaseUntil: Instant | null
}

export interface RefundRow {
  readonly refund: Refund
  readonly dueAt: Instant | null
  readonly leaseUntil: Instant | null
}

export const paymentTables = () => ({
  attempts: new Map<string, AttemptRow>(),
  refunds: new Map<string, RefundRow>(),
  ledger: new Map<string, LedgerTransaction & { readonly booking: Reference | null }>(),
  handovers: new Map<string, CashHandover & { readonly order: number }>(),
  closedDays: new Map<string, ClosedDay>(),
  documents: new Map<string, IssuedDocument>(),
  gatewayMessages: new Map<string, GatewayMessageNote>(),
})

export type PaymentTables = ReturnType<typeof paymentTables>

export const applyingPayments: Applying<PaymentChange, PaymentTables> = {
  insertAttempt({ attempts }, { intent }) {
    const isTaken = [...attempts.values()].some(
      ({ intent: other, state }) =>
        other.reference === intent.reference || (other.booking === intent.booking && isLive(state)),
    )
    const row: AttemptRow = { intent, log: [], state: "created", checkedAt: null, dueAt: null, leaseUntil: null }
    return !isTaken && isNew(attempts, intent.id, row)
  },
  recordAttemptEvent({ attempts }, { attempt, event, after }) {
    const row = attempts.get(attempt)
    if (!row || event.order !== row.log.length + 1) return false
    attempts.set(attempt, { ...row, log: [...row.log, event], state: after.state })
    return true
  },
  scheduleAttemptCheck({ attempts }, { attempt, dueAt, checkedAt }) {
    const row = attempts.get(attempt)
    if (row) attempts.set(attempt, { ...row, dueAt, checkedAt, leaseUntil: null })
    return true
  },
  insertRefund: ({ refunds }, { refund, dueAt }) => isNew(refunds, refund.id, { refund, dueAt, leaseUntil: null }),
  moveRefund({ refunds }, { refund: id, from, to, sentAt, checks, dueAt }) {
    const row = refunds.get(id)
    if (row?.refund.state !== from) return false
    refunds.set(id, { refund: { ...row.refund, state: to, sentAt, checks }, dueAt, leaseUntil: null })
    return true
  },
  postLedger: ({ ledger }, { transaction, booking }) => isNew(ledger, transaction.id, { ...transaction, booking }),
  issueDocument({ documents }, { document }) {
    const key = seriesKey(document)
    const number = [...documents.values()].filter((other) => seriesKey(other) === key).length + 1
    return isNew(documents, document.cause, { ...document, number })
  },
  handOverCash({ handovers }, { handover, order }) {
    const { driver, amount } = handover
    const isTaken = [...handovers.values()].some(
      (other) => other.driver === driver && other.amount.currency === amount.currency && other.order === order,
    )
    return !isTaken && isNew(handovers, handover.id, { ...handover, order })
  },
  closeDay: ({ closedDays }, { day }) => isNew(closedDays, `${day.market} ${day.date}`, day),
  noteGatewayMessage: ({ gatewayMessages }, { message }) => isNew(gatewayMessages, message.digest, message),
}

const seriesKey = ({ series: { entity, kind, year } }: Pick<IssuedDocument, "series">): string =>
  [entity, kind, year].join()

const storedOf = ({ intent, log, checkedAt, dueAt }: AttemptRow): StoredAttempt => ({
  attempt: attemptOf(intent, log),
  log,
  checkedAt,
  checkDueAt: dueAt,
})

const waiting: ReadonlySet<AttemptState> = new Set(["created", "formIssued", "tokenized", "awaiting3ds"])

const oldestFirst = (a: AttemptRow, b: AttemptRow): number =>
  a.intent.createdAt - b.intent.createdAt || (a.intent.id < b.intent.id ? -1 : 1)

const isFree = ({ dueAt, leaseUntil }: Pick<AttemptRow, "dueAt" | "leaseUntil">, now: Instant): boolean =>
  dueAt !== null && dueAt <= now && (leaseUntil === null || leaseUntil <= now)

/** Claims the rows that are due and free. */
function lend<Row extends Pick<AttemptRow, "dueAt" | "leaseUntil">>(
  table: Map<string, Row>,
  now: Instant,
  limit: number,
  leaseMillis: number,
): readonly string[] {
  const due = [...table].filter(([, row]) => isFree(row, now)).sort(([, a], [, b]) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
  return due.slice(0, limit).map(([id, row]) => {
    table.set(id, { ...row, leaseUntil: now + leaseMillis })
    return id
  })
}

const isIn = (at: Instant, { from, to }: Span): boolean => at >= from && at < to
const pageOf = <Row>(rows: readonly Row[], { offset, limit }: Page): readonly Row[] =>
  rows.slice(offset, offset + limit)

const linesIn = ({ ledger }: PaymentTables, currency: Currency): readonly LedgerLine[] =>
  [...ledger.values()]
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, source, booking, at, entries }) =>
      entries
        .filter(({ amount }) => amount.currency === currency)
        .map(({ account, amount }) => ({ transaction: id, source, booking, at, account, minor: amount.minor })),
    )

const sumOf = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { minor }) => sum + minor, 0)

export const dayBooks = (tables: () => PaymentTables) =>
  Context.make(DayBooks, {
    turnover: (currency, span) =>
      Effect.sync(() =>
        [
          ...Map.groupBy(
            linesIn(tables(), currency).filter(({ at }) => at < span.to),
            ({ account }) => account,
          ),
        ]
          .map(([account, lines]) => {
            const within = lines.filter(({ at }) => isIn(at, span))
            return {
              account,
              before: sumOf(lines.filter(({ at }) => at < span.from)),
              came: sumOf(within.filter(({ minor }) => minor > 0)),
              went: sumOf(within.filter(({ minor }) => minor < 0)),
            }
          })
          .sort((a, b) => (a.account < b.account ? -1 : 1)),
      ),
    lines: (currency, span, page) =>
      Effect.sync(() =>
        pageOf(
          linesIn(tables(), currency).filter(({ at }) => isIn(at, span)),
          page,
        ),
      ),
    issued: (market, span, page) =>
      Effect.sync(() =>
        pageOf(
          [...tables().documents.values()]
            .filter(({ series, at }) => series.entity === market && isIn(at, span))
            .sort((a, b) => a.at - b.at || (a.cause < b.cause ? -1 : 1)),
          page,
        ),
      ),
    handover: (id) => Effect.sync(() => withoutOrder(tables().handovers.get(id)) ?? null),
    handoversOf: (driver, currency) =>
      Effect.sync(
        () =>
          [...tables().handovers.values()].filter((each) => each.driver === driver && each.amount.currency === currency)
            .length,
      ),
    handovers: (currency, span) =>
      Effect.sync(() =>
        [...tables().handovers.values()]
          .filter(({ amount, at }) => amount.currency === currency && isIn(at, span))
          .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
          .flatMap((each) => withoutOrder(each) ?? []),
      ),
    closedDay: (market, date) => Effect.sync(() => tables().closedDays.get(`${market} ${date}`) ?? null),
  })

function withoutOrder(row: (CashHandover & { readonly order: number }) | undefined): CashHandover | undefined {
  if (!row) return undefined
  const { order: _, ...handover } = row
  return handover
}

export const paymentPorts = (tables: () => PaymentTables) =>
  Context.make(PaymentAttempts, {
    find: (id) =>
      Effect.sync(() => {
        const row = tables().attempts.get(id)
        return row ? storedOf(row) : null
      }),
    ofReference: (reference) =>
      Effect.sync(() => {
        const row = [...tables().attempts.values()].find(({ intent }) => intent.reference === reference)
        return row ? storedOf(row) : null
      }),
    ofBooking: (booking) =>
      Effect.sync(() =>
        [...tables().attempts.values()]
          .filter(({ intent }) => intent.booking === booking)
          .sort(oldestFirst)
          .map(storedOf),
      ),
    since: (from, after, limit) =>
      Effect.sync(() => {
        const { attempts, refunds } = tables()
        const asked = new Set(
          [...refunds.values()].filter(({ refund }) => refund.askedAt >= from).map(({ refund }) => refund.attempt),
        )
        const all = [...attempts.values()]
          .filter(
            ({ intent, log }) => intent.createdAt >= from || log.some(({ at }) => at >= from) || asked.has(intent.id),
          )
          .sort(oldestFirst)
        const start = after === null ? 0 : all.findIndex(({ intent }) => intent.id === after) + 1
        return all.slice(start, start + limit).map(storedOf)
      }),
    claimDue: (now, limit, leaseMillis) => Effect.sync(() => lend(tables().attempts, now, limit, leaseMillis)),
    claim: (id, now, leaseMillis) =>
      Effect.sync(() => {
        const { attempts } = tables()
        const row = attempts.get(id)
        if (!row || !isFree(row, now)) return false
        attempts.set(id, { ...row, leaseUntil: now + leaseMillis })
        return true
      }),
    inReview: (limit) =>
      Effect.sync(() =>
        [...tables().attempts.values()]
          .filter(({ state }) => state === "review")
          .sort(oldestFirst)
          .slice(0, limit)
          .map(storedOf),
      ),
    overdue: (now, limit) =>
      Effect.sync(() =>
        [...tables().attempts.values()]
          .filter(({ intent, state }) => waiting.has(state) && intent.expiresAt <= now)
          .sort((a, b) => a.intent.expiresAt - b.intent.expiresAt || oldestFirst(a, b))
          .slice(0, limit)
          .map(({ intent }) => intent.id),
      ),
  }).pipe(
    Context.add(Refunds, {
      find: (id) => Effect.sync(() => tables().refunds.get(id)?.refund ?? null),
      ofAttempt: (attempt) =>
        Effect.sync(() =>
          [...tables().refunds.values()]
            .map(({ refund }) => refund)
            .filter((refund) => refund.attempt === attempt)
            .sort((a, b) => a.askedAt - b.askedAt || (a.id < b.id ? -1 : 1)),
        ),
      claimDue: (now, limit, leaseMillis) => Effect.sync(() => lend(tables().refunds, now, limit, leaseMillis)),
      underWay: (limit) =>
        Effect.sync(() =>
          [...tables().refunds.values()]
            .map(({ refund }) => refund)
            .filter(isUnderWay)
            .sort((a, b) => a.askedAt - b.askedAt || (a.id < b.id ? -1 : 1))
            .slice(0, limit),
        ),
      unknown: (limit) =>
        Effect.sync(() =>
          [...tables().refunds.values()]
            .filter(({ refund, dueAt }) => refund.state === "sent" && dueAt === null)
            .map(({ refund }) => refund)
            .sort((a, b) => a.askedAt - b.askedAt || (a.id < b.id ? -1 : 1))
            .slice(0, limit),
        ),
    }),
    Context.add(MoneyBooks, {
      booked: (source) =>
        Effect.sync(() =>
          [...tables().ledger.values()]
            .filter((transaction) => transaction.source === source)
            .map(({ booking: _, ...transaction }) => transaction)
            .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
        ),
      balances: Effect.sync(() => {
        const sums = new Map<string, { account: string; currency: string; minor: number }>()
        for (const { entries } of tables().ledger.values())
          for (const { account, amount } of entries) {
            const key = `${account}|${amount.currency}`
            const minor = (sums.get(key)?.minor ?? 0) + amount.minor
            sums.set(key, { account, currency: amount.currency, minor })
          }
        return [...sums.values()].sort((a, b) => (`${a.account}${a.currency}` < `${b.account}${b.currency}` ? -1 : 1))
      }),
      documentFor: (cause) => Effect.sync(() => tables().documents.get(cause) ?? null),
      documents: (booking) =>
        Effect.sync(() =>
          [...tables().documents.values()]
            .filter((document) => document.booking === booking)
            .sort((a, b) => a.at - b.at || (a.cause < b.cause ? -1 : 1)),
        ),
      seriesEnds: Effect.sync(() => {
        const ends = new Map<string, { series: IssuedDocument["series"]; issued: number; last: number }>()
        for (const document of tables().documents.values()) {
          const end = ends.get(seriesKey(document)) ?? { series: document.series, issued: 0, last: 0 }
          const last = Math.max(end.last, document.number)
          ends.set(seriesKey(document), { ...end, issued: end.issued + 1, last })
        }
        return [...ends].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, end]) => end)
      }),
    }),
  )
