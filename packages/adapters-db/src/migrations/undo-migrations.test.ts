import type { Knex } from "knex"
import { describe, expect, it, onTestFinished } from "vitest"
import type { DatabaseSettings } from "../database/connection.ts"
import { openKnex } from "../testing/open-knex.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { isPostgres } from "./is-postgres.ts"
import { isMigrated, migrate, migrations, undoMigrations } from "./migrate.ts"

type Row = Readonly<Record<string, unknown>>
type Content = ReadonlyMap<string, readonly Row[]>

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** The column of another table that has its values. */
  readonly of: readonly [table: string, column: string] | null
}

const columnsOfSqlite = `
  select tables.name as "table", columns.name, lower(columns.type) as type,
    columns."notnull" or columns.pk > 0 as required, keys."table" as "ofTable", keys."to" as "ofColumn"
  from sqlite_master as tables join pragma_table_info(tables.name) as columns
    left join pragma_foreign_key_list(tables.name) as keys on keys."from" = columns.name
  where tables.type = 'table' and tables.name not like 'knex%' and tables.name not like 'sqlite%'
  order by tables.name, columns.name`

const columnsOfPostgres = `
  select columns.table_name as "table", columns.column_name as name, data_type as type,
    (is_nullable = 'NO')::int as required, used.table_name as "ofTable", used.column_name as "ofColumn"
  from information_schema.columns
    left join (information_schema.key_column_usage as own
      join information_schema.table_constraints as keys
        on keys.constraint_name = own.constraint_name and keys.constraint_type = 'FOREIGN KEY'
      join information_schema.constraint_column_usage as used on used.constraint_name = own.constraint_name)
      on own.table_name = columns.table_name and own.column_name = columns.column_name
  where columns.table_schema = 'public' and columns.table_name not like 'knex%'
  order by columns.table_name, columns.column_name`

async function columnsOf(database: Knex): Promise<readonly Column[]> {
  const answer = await database.raw(isPostgres(database) ? columnsOfPostgres : columnsOfSqlite)
  const rows: readonly Record<"table" | "name" | "type" | "required" | "ofTable" | "ofColumn", string | null>[] =
    isPostgres(database) ? answer.rows : answer
  return rows.map(({ table, name, type, required, ofTable, ofColumn }) => ({
    table: String(table),
    name: String(name),
    type: String(type),
    isRequired: Number(required) === 1,
    of: ofTable === null ? null : [ofTable, String(ofColumn)],
  }))
}

const tablesIn = (columns: readonly Column[]): readonly string[] => [...new Set(columns.map(({ table }) => table))]

/** What is checked, because operators write it by hand. */
const checked: Readonly<Record<string, string | number>> = {
  market: "AE",
  first_day: "12-02",
  last_day: "12-03",
  weekdays: "5",
  start_time: "12:00",
  end_time: "14:00",
  tags: "bike",
  provisional: 0,
}

/** Texts are JSON, which migrations look into. */
function sampleValue({ table, name, type }: Column, row: number): unknown {
  if (table === "closures" && name in checked) return checked[name]
  if (/text|char/.test(type)) return `{"row": ${row}}`
  if (type === "boolean") return row === 1
  return /blob|bytea/.test(type) ? Buffer.from([row]) : row
}

/** Gives every table two rows: the first with a value in each column, the second only where there must be one. */
async function fill(database: Knex): Promise<void> {
  const columns = await columnsOf(database)
  const waiting = new Set(tablesIn(columns))
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      columns.every(({ table: of, of: other }) => of !== table || other === null || !waiting.has(other[0])),
    )
    expect(ready).not.toEqual([])
    for (const table of ready) {
      const own = columns.filter((column) => column.table === table)
      for (const row of [1, 2]) {
        const filled = own.filter(({ isRequired }) => row === 1 || isRequired)
        await database(table).insert(
          Object.fromEntries(filled.map((column) => [column.name, sampleValue(column, row)])),
        )
      }
      waiting.delete(table)
    }
  }
}

async function contentOf(database: Knex): Promise<Content> {
  const tables = tablesIn(await columnsOf(database)).toSorted()
  const rows: readonly (readonly Row[])[] = await Promise.all(tables.map((table) => database(table).select()))
  return new Map(tables.map((table, index) => [table, rows[index] ?? []]))
}

/** What the tables before a migration cannot hold: it goes when the migration is undone. */
const unholdable: Readonly<Record<string, Readonly<Record<string, (row: Row, all: Content) => boolean>>>> = {
  "2026-11-company-accounts": { payment_documents: ({ booking }) => booking === null },
  "2026-11-edited-capacities": { slot_capacities: ({ ended_at }) => ended_at !== null },
  "2026-11-outbox-leases": { outbox: ({ reference }) => reference === null },
  "2026-11-paper": {
    ledger_transactions: ({ booking }) => booking === null,
    ledger_entries: ({ ledger_transaction }, all) =>
      all.get("ledger_transactions")?.find(({ id }) => id === ledger_transaction)?.booking === null,
  },
}

/** The rows that two contents can both hold, by table, in the columns that both have. */
const shared = (content: Content, other: Content, isGone: (table: string, row: Row) => boolean = () => false) =>
  Object.fromEntries(
    [...content].flatMap(([table, rows]) => {
      const columns = Object.keys(other.get(table)?.[0] ?? {})
      if (columns.length === 0) return []
      const kept = rows.filter((row) => !isGone(table, row))
      const texts = kept.map((row) =>
        JSON.stringify(columns.filter((column) => column in row).map((column) => [column, row[column]])),
      )
      // SQLite's functions write JSON without spaces.
      return [[table, texts.map((text) => text.replaceAll(": ", ":")).toSorted()]]
    }),
  )

for (const { name, open } of testDatabases)
  describe(`migrations on ${name} with rows in every table`, () => {
    const filled = async (): Promise<readonly [Knex, DatabaseSettings]> => {
      const settings = await open()
      const database = openKnex(settings)
      onTestFinished(() => database.destroy())
      await fill(database)
      return [database, settings]
    }

    it("are undone one by one, and each keeps every row that the tables before it can hold", async () => {
      const [database] = await filled()
      for (const migration of migrations.toReversed()) {
        const before = await contentOf(database)
        expect(await undoMigrations(database, null)).toEqual([migration.name])
        const after = await contentOf(database)
        const goes = unholdable[migration.name] ?? {}
        const isGone = (table: string, row: Row) =>
          (goes[table]?.(row, before) ?? false) ||
          (table === "reference_versions" && !after.get(table)?.some(({ name }) => name === row.name))
        expect([migration.name, shared(after, before)]).toEqual([migration.name, shared(before, after, isGone)])
      }
      expect(await columnsOf(database)).toEqual([])
      expect(await undoMigrations(database, null)).toEqual([])
    })

    it("are undone down to the first and done again, and the bookings stay", async () => {
      const [database] = await filled()
      const [first, ...others] = migrations.map((migration) => migration.name)
      const columns = await columnsOf(database)
      expect(await undoMigrations(database, first ?? "")).toEqual(others.toReversed())
      expect(await isMigrated(database)).toBe(false)
      await migrate(database)
      expect(await columnsOf(database)).toEqual(columns)
      expect(await database("bookings").pluck("reference")).toHaveLength(2)
    })

    it("are refused to an older version, as is its start, with the name of the migration to go back to", async () => {
      const database = openKnex(await open())
      onTestFinished(() => database.destroy())
      await database("knex_migrations").insert({ name: "2027-01-drones", batch: 99, migration_time: new Date() })
      const newest = migrations.at(-1)?.name
      const refusal = {
        name: "NewerDatabase",
        unknown: ["2027-01-drones"],
        message: `A newer version has migrated the database (2027-01-drones). Start that version, or go back with it first: npm run migrate -- down ${newest}`,
      }
      await expect(migrate(database)).rejects.toMatchObject(refusal)
      await expect(undoMigrations(database, null)).rejects.toMatchObject(refusal)
    })

    it("stay as they are when the named one has not run", async () => {
      const [database] = await filled()
      expect(await undoMigrations(database, "2026-11-nothing")).toBe(null)
      expect(await isMigrated(database)).toBe(true)
    })
  })
