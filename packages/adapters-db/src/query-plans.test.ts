import type { WebhookDelivery } from "@mersal/domain/consumer/webhook"
import { BookingBoard } from "@mersal/domain/ports/driven/booking-board"
import { type BookingListOwner, Bookings } from "@mersal/domain/ports/driven/bookings"
import { ComingBookings } from "@mersal/domain/ports/driven/coming-bookings"
import { Companies } from "@mersal/domain/ports/driven/companies"
import { DayBooks } from "@mersal/domain/ports/driven/day-books"
import { LeadDesk } from "@mersal/domain/ports/driven/lead-desk"
import { MoneyBooks } from "@mersal/domain/ports/driven/money-books"
import { Outbox } from "@mersal/domain/ports/driven/outbox"
import { PaymentAttempts } from "@mersal/domain/ports/driven/payment-attempts"
import { Proofs } from "@mersal/domain/ports/driven/proofs"
import { RecentBookings } from "@mersal/domain/ports/driven/recent-bookings"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { Webhooks } from "@mersal/domain/ports/driven/webhooks"
import { everyBooking } from "@mersal/domain/testing/every-booking"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { sampleWebhook } from "@mersal/domain/testing/sample-webhook"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"
import { type ColumnValue, Database } from "./database/connection.ts"
import { repositories } from "./layer.ts"
import { databaseConnection } from "./open-database.ts"
import { newDatabasePath } from "./testing/new-database-path.ts"

/** Tables that grow for as long as the product is in use. */
const growing = [
  "bookings",
  "booking_notes",
  "delivery_events",
  "leads",
  "lead_forms",
  "ledger_entries",
  "ledger_transactions",
  "payment_attempts",
  "payment_documents",
  "proofs",
  "recipient_requests",
  "refunds",
  "webhook_deliveries",
]

/** A small partial index, which may be read whole. */
const few = "(attempts_in_review|leads_not_booked)"

/** The statements sent to a database, by their text, with their last values. */
type Asked = Map<string, readonly ColumnValue[]>

const listening = (asked: Asked): Layer.Layer<Database, never, Database> =>
  Layer.effect(
    Database,
    Effect.map(Database, (database) => ({
      ...database,
      rows: (text: string, values: readonly ColumnValue[] = []) => {
        asked.set(text, values)
        return database.rows(text, values)
      },
      write: (writes: Parameters<typeof database.write>[0]) => {
        for (const { text, values } of writes) asked.set(text, values)
        return database.write(writes)
      },
    })),
  )

type Ports = Layer.Success<ReturnType<typeof repositories>> | Database

/**
 * The queries of a program for which SQLite would read a growing table from end to end, or read all bookings of a
 * market to sort them. SQLite has no statistics of the tables, as in production.
 */
const readWhole = (program: Effect.Effect<unknown, unknown, Ports>): Promise<readonly string[]> =>
  stepsOf(program, (steps) => {
    const isSorted = steps.some((detail) => detail.startsWith("USE TEMP B-TREE FOR ORDER BY"))
    return steps.filter((detail) => isWhole(detail) || (isSorted && detail.endsWith("(market=?)")))
  })

/** The steps of a program's queries that are chosen, each with its query. */
async function stepsOf(
  program: Effect.Effect<unknown, unknown, Ports>,
  chosen: (steps: readonly string[]) => readonly string[],
): Promise<readonly string[]> {
  const asked: Asked = new Map()
  const whole = Effect.gen(function* () {
    // Some repositories query once when they are made.
    asked.clear()
    yield* program
    const { rows } = yield* Database
    const found: string[] = []
    for (const [text, values] of [...asked]) {
      const steps = (yield* rows(`explain query plan ${text}`, values)).map((step) => (step as Step).detail)
      for (const detail of chosen(steps)) found.push(`${detail} for ${text}`)
    }
    return found
  })
  const connection = databaseConnection({ kind: "sqlite", path: newDatabasePath() })
  const stage = repositories().pipe(Layer.provideMerge(listening(asked)), Layer.provide(connection))
  return Effect.runPromise(Effect.provide(whole, stage))
}

const isWhole = (detail: string): boolean =>
  growing.some((table) => new RegExp(`^SCAN ${table}\\b(?!.* ${few})`).test(detail)) || isAllBefore.test(detail)

/** All bookings of earlier days, except through an index of those among them that still need attention. */
const isAllBefore = /^SEARCH bookings\b(?!.* (bookings_under_way|bookings_owing_money) ).*\(now_pickup_date<\?\)$/

interface Step {
  readonly detail: string
}

const { reference } = sampleBooking
const now = sampleBooking.bookedAt
const day = sampleBooking.pickupWindow.date
const span = { from: now - 1_000, to: now }

const ping: WebhookDelivery = {
  id: "msg_1",
  webhookId: sampleWebhook.id,
  event: "ping",
  reference: null,
  isTest: false,
  happenedAt: now,
  state: "waiting",
  attempts: 0,
  dueAt: now,
  lastOutcome: null,
}

const owners: readonly BookingListOwner[] = [
  { kind: "guest", digest: "guest" },
  { kind: "account", id: "account", companyId: "company" },
  { kind: "company", id: "company" },
]

it("reads no table that grows from end to end for dispatchers and drivers", async () => {
  const program = Effect.gen(function* () {
    const board = yield* BookingBoard
    yield* board.ofDay("AE", day)
    yield* board.openOf("driver")
    yield* board.runOf("driver", day)
    yield* board.isDriving("driver")
    yield* board.notesOf(reference)
    for (const market of [null, "AE"] as const) {
      const all = { ...everyBooking, market }
      yield* board.list(all)
      yield* board.list({ ...all, date: day })
      yield* board.list({ ...all, driver: "none", states: ["confirmed", "assigned"] })
      yield* board.list({ ...all, driver: "driver" })
      yield* board.list({ ...all, states: ["delivered"], vehicle: "bike", search: "nobody" })
    }
    yield* (yield* Proofs).of(reference)
    yield* (yield* PaymentAttempts).inReview(10)
  })
  expect(await readWhole(program)).toEqual([])
})

it("sorts nothing for a page of the board: an index has its order, also within a date", async () => {
  const program = Effect.gen(function* () {
    const board = yield* BookingBoard
    const after = { date: day, bookedAt: now, reference }
    for (const states of [[], ["confirmed", "assigned"]] as const)
      yield* board.list({ ...everyBooking, states, after, limit: 20 })
  })
  expect(await stepsOf(program, (steps) => steps.filter((detail) => detail.includes("TEMP B-TREE")))).toEqual([])
})

it("reads no table that grows from end to end for customers, companies and admins", async () => {
  const program = Effect.gen(function* () {
    const bookings = yield* Bookings
    for (const owner of owners) {
      const all = { owner, isSandbox: false, states: [], from: null, to: null, after: null, limit: 20 } as const
      yield* bookings.list(all)
      yield* bookings.list({ ...all, states: ["delivered"], from: day, to: day, after: { bookedAt: now, reference } })
    }
    yield* bookings.endedHolds(now, 10)
    yield* (yield* RecentBookings).list("AE", 10)
    yield* (yield* ComingBookings).list("AE", now, 10)
    yield* (yield* Companies).entries("company", "2026-11")
    const leads = yield* LeadDesk
    yield* leads.find("lead")
    for (const state of [null, "new", "converted"] as const)
      yield* leads.list({
        market: "AE",
        kind: null,
        state,
        ownerId: null,
        after: { savedAt: now, id: "lead" },
        limit: 20,
      })
  })
  expect(await readWhole(program)).toEqual([])
})

it("reads no table that grows from end to end for the lines of a day, what is delivered and what is forgotten", async () => {
  const program = Effect.gen(function* () {
    const books = yield* DayBooks
    yield* books.turnover("AED", span)
    yield* books.lines("AED", span, { offset: 0, limit: 10 })
    yield* books.issued("AE", span, { offset: 0, limit: 10 })
    yield* books.handovers("AED", span)
    yield* (yield* MoneyBooks).documents(reference)
    yield* (yield* Outbox).oldestDue(now)
    yield* (yield* UnitOfWork).commit([
      { kind: "insertWebhook", webhook: sampleWebhook, most: 1 },
      { kind: "insertDelivery", delivery: ping },
    ])
    yield* (yield* Webhooks).claim({ now, leaseUntil: now + 1, limit: 4 })
    yield* (yield* UnitOfWork).commit([
      { kind: "forgetAnswers", at: now },
      { kind: "forgetOld", at: now },
      { kind: "eraseLeads", savedUntil: now, convertedUntil: now },
      { kind: "anonymiseBooking", booking: sampleBooking },
    ])
    yield* (yield* Bookings).toForget({ unpaidUntil: now, endedUntil: now }, 10)
  })
  expect(await readWhole(program)).toEqual([])
})
