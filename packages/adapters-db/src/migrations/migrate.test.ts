import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import knex, { type Knex } from "knex"
import { afterEach, describe, expect, it } from "vitest"
import { bookingRow, readBooking } from "../rows/booking-row.ts"
import { answerRow, readAnswer } from "../rows/stored-answer-row.ts"
import { sqliteConfig } from "../sqlite/config.ts"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { runProcess } from "../testing/node-process.ts"
import { bookingReadings } from "./2026-11-booking-readings.ts"
import { closures } from "./2026-11-closures.ts"
import { firstTables } from "./2026-11-first-tables.ts"
import { referenceVersions } from "./2026-11-reference-versions.ts"
import { isMigrated, migrate } from "./migrate.ts"

const opened: Knex[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.destroy()))
})

function open(path = newDatabasePath()): Knex {
  const database = knex(sqliteConfig(path))
  opened.push(database)
  return database
}

const tablesOf = async (database: Knex): Promise<readonly string[]> => {
  const rows: readonly { name: string }[] = await database("sqlite_master")
    .where({ type: "table" })
    .whereNot("name", "like", "sqlite%")
    .whereNot("name", "like", "knex%")
    .orderBy("name")
    .select("name")
  return rows.map((row) => row.name)
}

describe("migrating", () => {
  it("makes every table in an empty database", async () => {
    const database = open()
    expect(await isMigrated(database)).toBe(false)
    await migrate(database)
    expect(await isMigrated(database)).toBe(true)
    expect(await tablesOf(database)).toEqual([
      "bookings",
      "closures",
      "leads",
      "outbox",
      "places",
      "promos",
      "reference_versions",
      "secrets",
      "service_areas",
      "stored_answers",
      "tariffs",
      "tax_rates",
      "tracking_events",
    ])
  })

  it("leaves a migrated database and its rows as they are", async () => {
    const database = open()
    await migrate(database)
    await database("secrets").insert({ name: "mine", value: "kept" })
    await migrate(database)
    expect(await database("secrets").select("value")).toEqual([{ value: "kept" }])
  })

  it("frees the lock row that a killed process left", async () => {
    const database = open()
    await migrate(database)
    await database("knex_migrations_lock").update({ is_locked: 1 })
    await migrate(database)
    expect(await database("knex_migrations_lock").select("is_locked")).toEqual([{ is_locked: 0 }])
  })

  it("can be undone", async () => {
    const database = open()
    await migrate(database)
    for (const migration of [referenceVersions, closures, bookingReadings, firstTables])
      await migration.down?.(database)
    expect(await tablesOf(database)).toEqual([])
  })

  it("keeps the bookings of before and their answers, which were made by no readings", async () => {
    const database = open()
    await firstTables.up(database)
    const { book_readings, ...before } = bookingRow(sampleBooking, null)
    await database("bookings").insert(before)
    const { basis } = sampleBooking
    const { readings, ...book } = basis.book
    const booking = { ...sampleBooking, basis: { ...basis, book } }
    const answer = { key: "key", requestDigest: "", body: JSON.stringify({ booking, accessToken: "token" }), at: 0 }
    await database("stored_answers").insert(answerRow(answer))

    await bookingReadings.up(database)
    const [row] = await database("bookings").select()
    expect(readBooking(row).booking).toEqual(sampleBooking)
    const [stored] = await database("stored_answers").select()
    expect(JSON.parse(readAnswer(stored).body)).toEqual({ booking: sampleBooking, accessToken: "token" })

    await bookingReadings.down?.(database)
    const [undone] = await database("stored_answers").select()
    expect(readAnswer(undone)).toEqual(answer)
  })

  it("is done once by several processes that start at the same time on an empty file", async () => {
    const path = newDatabasePath()
    const together = String(Date.now() + 800)
    const ends = await Promise.all([1, 2].map(() => runProcess("migrate-process.ts", path, together)))
    expect(ends).toEqual(["migrated", "migrated"])
    const database = open(path)
    expect(await isMigrated(database)).toBe(true)
    expect(await database("knex_migrations").count({ count: "*" })).toEqual([{ count: 4 }])
  })

  it("leaves nothing behind when the process is killed half way", async () => {
    const path = newDatabasePath()
    expect(await runProcess("migrate-process.ts", path, "0", "killed")).toBe("killed")
    const database = open(path)
    expect(await tablesOf(database)).toEqual([])
    await migrate(database)
    expect(await isMigrated(database)).toBe(true)
  })
})
