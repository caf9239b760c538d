import { withoutPeople } from "@mersal/domain/account/erasure"
import type { Booking } from "@mersal/domain/booking/booking"
import type { DeliveryCommand } from "@mersal/domain/delivery/delivery-command"
import type { DoneBy } from "@mersal/domain/delivery/delivery-event"
import { type Money, money } from "@mersal/domain/money/money"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import type { Knex } from "knex"
import { afterEach, describe, expect, it } from "vitest"
import type { DatabaseSettings } from "../database/connection.ts"
import type { RowValues } from "../database/inserts.ts"
import { bookingRow, readBooking } from "../rows/booking-row.ts"
import { eventRow } from "../rows/delivery-event-row.ts"
import { attemptRow, eventRow as eventRowOfAttempt } from "../rows/payment-attempt-row.ts"
import { answerRow } from "../rows/stored-answer-row.ts"
import { runProcess, runTogether } from "../testing/node-process.ts"
import { openKnex } from "../testing/open-knex.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { bookingReadings } from "./2026-11-booking-readings.ts"
import { cashToReturn } from "./2026-11-cash-to-return.ts"
import { firstTables } from "./2026-11-first-tables.ts"
import { moneyToReturn } from "./2026-11-money-to-return.ts"
import { namelessBookings } from "./2026-11-nameless-bookings.ts"
import { pagesOfNobody } from "./2026-11-pages-of-nobody.ts"
import { isMigrated, migrate, migrations } from "./migrate.ts"
import type { NamedMigration } from "./named-migration.ts"

const opened: Knex[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.destroy()))
})

function open(settings: DatabaseSettings): Knex {
  const database = openKnex(settings)
  opened.push(database)
  return database
}

const listed = {
  sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'knex%'",
  postgres: "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'knex%'",
}

const tablesOf = async (database: Knex, { kind }: DatabaseSettings): Promise<readonly string[]> => {
  const answer = await database.raw(listed[kind])
  const rows: readonly { readonly name: string }[] = kind === "sqlite" ? answer : answer.rows
  return rows.map(({ name }) => name).sort()
}

/** Transactions that, by default, see nothing of what others committed after they began. */
const strictest = (settings: DatabaseSettings): DatabaseSettings =>
  settings.kind === "sqlite"
    ? settings
    : { ...settings, url: `${settings.url}?options=-c%20default_transaction_isolation%3Dserializable` }

/** How many migrations an older database had run. */
const olderVersion = 26

const attemptOf = ({ reference, price }: Booking) =>
  ({
    booking: reference,
    gateway: "aps",
    method: "card",
    amount: price.toPay,
    email: "",
    language: "en",
    origin: null,
    isByLink: false,
    createdAt: 1,
    expiresAt: 2,
    change: null,
  }) as const

type Said = readonly [by: DoneBy["role"], command: DeliveryCommand]

const byReference = (a: Booking, b: Booking): number => (a.reference < b.reference ? -1 : 1)

/** Migrates as an older version did, which had only this many migrations. */
async function migrateTo(database: Knex, count: number): Promise<void> {
  const migrationSource: Knex.MigrationSource<NamedMigration> = {
    getMigrations: () => Promise.resolve(migrations.slice(0, count)),
    getMigrationName: (migration) => migration.name,
    getMigration: (migration) => Promise.resolve(migration),
  }
  await database.migrate.latest({ migrationSource })
}

/** Inserts a row with only the columns that existed then. */
async function insertAsThen(database: Knex, table: string, row: RowValues): Promise<void> {
  const columns = Object.keys(await database(table).columnInfo())
  await database(table).insert(Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))))
}

for (const { name, openEmpty } of testDatabases)
  describe(`migrating ${name}`, () => {
    it("makes every table in an empty database", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      expect(await isMigrated(database)).toBe(false)
      await migrate(database)
      expect(await isMigrated(database)).toBe(true)
      expect(await tablesOf(database, settings)).toContain("bookings")
    })

    it("leaves a migrated database and its rows as they are", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await migrate(database)
      await database("secrets").insert({ name: "mine", value: "kept" })
      await migrate(database)
      expect(await database("secrets").select("value")).toEqual([{ value: "kept" }])
    })

    it("frees the lock row that a killed process left", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await migrate(database)
      await database("knex_migrations_lock").update({ is_locked: 1 })
      await migrate(database)
      expect(await database("knex_migrations_lock").select("is_locked")).toEqual([{ is_locked: 0 }])
    })

    it("keeps the bookings of before and their answers, which were made by no readings", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await firstTables.up(database)
      const insert = (table: string, row: RowValues) => insertAsThen(database, table, row)
      const bodies = async () => {
        const rows: readonly { readonly body: string }[] = await database("stored_answers").select("body")
        return rows.map(({ body }) => JSON.parse(body))
      }
      await insert("bookings", bookingRow(sampleBooking, null))
      const { basis } = sampleBooking
      const { readings, ...book } = basis.book
      const before = { booking: { ...sampleBooking, basis: { ...basis, book } }, accessToken: "token" }
      const answer = { key: "key", requestDigest: "", body: JSON.stringify(before), at: 0, keptUntil: 1 }
      await insert("stored_answers", answerRow(answer))

      await bookingReadings.up(database)
      expect(await bodies()).toEqual([{ booking: sampleBooking, accessToken: "token" }])
      await bookingReadings.down?.(database)
      expect(await bodies()).toEqual([before])

      for (const migration of migrations.slice(1)) await migration.up(database)
      const [booked] = await database("bookings").select()
      // The last order time was not stored then; the window's start is the latest it can have been.
      const booking = { ...sampleBooking, orderBy: sampleBooking.pickupWindow.start }
      expect(readBooking(booked).booking).toEqual(booking)
      expect(await bodies()).toEqual([{ booking, accessToken: "token" }])
    })

    it("finds the money of before that goes back, in cash or to a card", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await migrateTo(database, migrations.indexOf(cashToReturn))
      const due = sampleBooking.price.toPay
      const nothing = money(0, due.currency)
      const cash: Said = ["porter", { type: "takeCash", amount: due }]
      const card: Said = ["system", { type: "settle", amount: due, honours: true }]
      const back = (by: Said[0], corrects?: true | Money): Said => [by, { type: "refund", amount: due, corrects }]
      const cancelled = (terms?: { fee: Money; refund: Money }): Said => [
        "ops",
        { type: "cancel", reason: "other", terms },
      ]
      const lives: readonly (readonly [owes: "cash" | "card" | null, ...said: readonly Said[]])[] = [
        [null, cash],
        [null, card],
        [null, card, cash, back("system", true)],
        [null, card, cash, back("ops", true)],
        ["cash", card, cash],
        ["cash", card, cash, ["ops", { type: "refund", amount: money(1, due.currency), corrects: true }]],
        ["cash", cash, cancelled({ fee: nothing, refund: due })],
        [null, cash, cancelled({ fee: due, refund: nothing })],
        [null, cash, cancelled()],
        [null, cash, cancelled({ fee: nothing, refund: due }), back("ops")],
        ["card", card, cancelled({ fee: nothing, refund: due })],
        [null, card, cancelled({ fee: due, refund: nothing })],
        [null, card, cancelled({ fee: nothing, refund: due }), back("system")],
      ]
      for (const [index, [, ...said]] of lives.entries()) {
        const reference = referenceNumber(index)
        await insertAsThen(database, "bookings", bookingRow({ ...sampleBooking, reference }, null))
        for (const [at, [role, command]] of said.entries()) {
          const event = { ...command, by: { role, id: null }, at, place: null, order: at + 1, commandId: null }
          await insertAsThen(database, "delivery_events", eventRow(reference, event))
        }
      }
      const owing = (...kinds: readonly (string | null)[]) =>
        lives.flatMap(([owes], index) => (kinds.includes(owes) ? [referenceNumber(index)] : [])).toSorted()
      const found = async (column: string) =>
        (
          await database("bookings")
            .where({ [column]: 1 })
            .select("reference")
        )
          .map(({ reference }) => reference)
          .sort()
      await cashToReturn.up(database)
      expect(await found("owes_cash")).toEqual(owing("cash"))
      await moneyToReturn.up(database)
      expect(await found("owes_money")).toEqual(owing("cash", "card"))
      await moneyToReturn.down?.(database)
      await cashToReturn.down?.(database)
      expect(Object.keys(await database("bookings").columnInfo())).not.toContain("owes_cash")
    })

    it("finds the bookings of before that say no longer for whom they were", async () => {
      const database = open(await openEmpty())
      await migrateTo(database, migrations.indexOf(namelessBookings))
      const named = { ...sampleBooking, reference: referenceNumber(2) }
      for (const booking of [withoutPeople(sampleBooking), named])
        await insertAsThen(database, "bookings", bookingRow(booking, null))
      await namelessBookings.up(database)
      const rows = await database("bookings").where({ is_nameless: 1 }).select("reference")
      expect(rows).toEqual([{ reference: sampleBooking.reference }])
      await namelessBookings.down?.(database)
      expect(Object.keys(await database("bookings").columnInfo())).not.toContain("is_nameless")
    })

    it("takes who pays out of the pages of bookings that say no longer for whom they were, and of no other", async () => {
      const database = open(await openEmpty())
      await migrateTo(database, migrations.indexOf(pagesOfNobody))
      const page = {
        kind: "hosted",
        action: "https://gateway.example.com/",
        fields: { customer_email: "a@example.com" },
      }
      const issued = { type: "issued", opened: page, order: 1, at: 1, evidence: "api-response" } as const
      for (const [index, isNameless] of [1, 0].entries()) {
        const booking = { ...sampleBooking, reference: referenceNumber(index) }
        await insertAsThen(database, "bookings", bookingRow(booking, null))
        await database("bookings").where({ reference: booking.reference }).update({ is_nameless: isNameless })
        const intent = { ...attemptOf(booking), id: `attempt-${index}`, reference: `merchant-${index}` }
        await insertAsThen(database, "payment_attempts", attemptRow(intent))
        await insertAsThen(database, "payment_events", eventRowOfAttempt(intent.id, issued as never))
      }
      await pagesOfNobody.up(database)
      const rows: readonly { readonly details: string }[] = await database("payment_events").orderBy("attempt")
      expect(rows.map(({ details }) => JSON.parse(details))).toEqual([
        { opened: { kind: "hosted", action: "", fields: {} } },
        { opened: page },
      ])
    })

    it("is done once by several processes that start at the same time on an empty database", async () => {
      const settings = await openEmpty()
      const ends = await runTogether(2, "migrate-process.ts", JSON.stringify(strictest(settings)))
      expect(ends).toEqual(["migrated", "migrated"])
      const database = open(settings)
      expect(await isMigrated(database)).toBe(true)
      expect(await database("knex_migrations").count({ count: "*" })).toEqual([{ count: migrations.length }])
    })

    it("is done once by three processes that start at the same time on a database of an older version, and keeps its rows", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await migrateTo(database, olderVersion)
      expect(await isMigrated(database)).toBe(false)
      const before = Array.from({ length: 40 }, (_, index) => ({ ...sampleBooking, reference: referenceNumber(index) }))
      for (const booking of before) await insertAsThen(database, "bookings", bookingRow(booking, "guest"))

      const ends = await runTogether(3, "migrate-process.ts", JSON.stringify(strictest(settings)))
      expect(ends).toEqual(["migrated", "migrated", "migrated"])
      expect(await isMigrated(database)).toBe(true)
      expect(await database("knex_migrations").count({ count: "*" })).toEqual([{ count: migrations.length }])
      const kept = (await database("bookings").select()).map((row) => readBooking(row).booking)
      expect(kept.toSorted(byReference)).toEqual(before.toSorted(byReference))
    })

    it("leaves nothing behind when the process is killed half way", async () => {
      const settings = await openEmpty()
      expect(await runProcess("migrate-process.ts", JSON.stringify(settings), "killed")).toBe("killed")
      const database = open(settings)
      expect(await tablesOf(database, settings)).toEqual([])
      await migrate(database)
      expect(await isMigrated(database)).toBe(true)
    })
  })
