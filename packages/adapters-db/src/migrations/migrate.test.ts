import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import type { Knex } from "knex"
import { afterEach, describe, expect, it } from "vitest"
import type { DatabaseSettings } from "../connection.ts"
import { bookingRow, readBooking } from "../rows/booking-row.ts"
import { answerRow, readAnswer } from "../rows/stored-answer-row.ts"
import { runProcess } from "../testing/node-process.ts"
import { openKnex } from "../testing/open-knex.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { bookingReadings } from "./2026-11-booking-readings.ts"
import { firstTables } from "./2026-11-first-tables.ts"
import { isMigrated, migrate, migrations } from "./migrate.ts"

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

    it("can be undone", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await migrate(database)
      for (const migration of migrations.toReversed()) await migration.down?.(database)
      expect(await tablesOf(database, settings)).toEqual([])
    })

    it("keeps the bookings of before and their answers, which were made by no readings", async () => {
      const settings = await openEmpty()
      const database = open(settings)
      await firstTables.up(database)
      const columns = Object.keys(await database("bookings").columnInfo())
      const row = Object.entries(bookingRow(sampleBooking, null)).filter(([column]) => columns.includes(column))
      await database("bookings").insert(Object.fromEntries(row))
      const { basis } = sampleBooking
      const { readings, ...book } = basis.book
      const booking = { ...sampleBooking, basis: { ...basis, book } }
      const answer = { key: "key", requestDigest: "", body: JSON.stringify({ booking, accessToken: "token" }), at: 0 }
      await database("stored_answers").insert(answerRow(answer))

      await bookingReadings.up(database)
      const [stored] = await database("stored_answers").select()
      expect(JSON.parse(readAnswer(stored).body)).toEqual({ booking: sampleBooking, accessToken: "token" })

      await bookingReadings.down?.(database)
      const [undone] = await database("stored_answers").select()
      const { body, ...rest } = readAnswer(undone)
      expect({ ...rest, body: JSON.parse(body) }).toEqual({ ...answer, body: JSON.parse(answer.body) })

      for (const migration of migrations.slice(1)) await migration.up(database)
      const [booked] = await database("bookings").select()
      // Until when it could be ordered was not kept: it began then at the latest.
      const { start } = sampleBooking.pickupWindow
      expect(readBooking(booked).booking).toEqual({ ...sampleBooking, orderBy: start })
    })

    it("is done once by several processes that start at the same time on an empty database", async () => {
      const settings = await openEmpty()
      const together = String(Date.now() + 800)
      const ends = await Promise.all(
        [1, 2].map(() => runProcess("migrate-process.ts", JSON.stringify(settings), together)),
      )
      expect(ends).toEqual(["migrated", "migrated"])
      const database = open(settings)
      expect(await isMigrated(database)).toBe(true)
      expect(await database("knex_migrations").count({ count: "*" })).toEqual([{ count: migrations.length }])
    })

    it("leaves nothing behind when the process is killed half way", async () => {
      const settings = await openEmpty()
      expect(await runProcess("migrate-process.ts", JSON.stringify(settings), "0", "killed")).toBe("killed")
      const database = open(settings)
      expect(await tablesOf(database, settings)).toEqual([])
      await migrate(database)
      expect(await isMigrated(database)).toBe(true)
    })
  })
