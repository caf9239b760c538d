import type { Knex } from "knex"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Tables that are read often and written rarely. */
const referenceTables = ["tariffs", "tax_rates", "service_areas", "places", "promos", "closures"] as const

export type ReferenceTable = (typeof referenceTables)[number]

/**
 * A version of each of these tables. Every write increases it, whoever writes. Anything made from the rows stays valid
 * while the version is the same.
 */
export const referenceVersions: NamedMigration = {
  name: "2026-11-reference-versions",

  async up(knex) {
    await knex.schema.createTable("reference_versions", (table) => {
      table.text("name").primary()
      table.bigInteger("version").notNullable()
    })
    if (isPostgres(knex)) await knex.raw(countingFunction)
    for (const table of referenceTables) await countWrites(knex, table)
  },

  async down(knex) {
    for (const table of referenceTables) await stopCounting(knex, table)
    if (isPostgres(knex)) await knex.raw("drop function count_reference_write")
    await knex.schema.dropTable("reference_versions")
  },
}

const writes = ["insert", "update", "delete"] as const

export async function countWrites(knex: Knex, table: string): Promise<void> {
  await knex("reference_versions").insert({ name: table, version: 1 })
  if (isPostgres(knex)) {
    // The triggers run for each row: the seeds of a start that write no row then neither count nor wait for an
    // operator's transaction.
    await knex.raw(`
      create trigger ${table}_counted after insert or update or delete on ${table}
      for each row execute function count_reference_write()`)
    await knex.raw(`
      create trigger ${table}_emptying_counted after truncate on ${table}
      for each statement execute function count_reference_write()`)
    return
  }
  for (const write of writes) {
    await knex.raw(`
      create trigger ${table}_${write}_counted after ${write} on ${table}
      begin update reference_versions set version = version + 1 where name = '${table}'; end`)
  }
}

export async function stopCounting(knex: Knex, table: string): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw(`drop trigger ${table}_counted on ${table}`)
    await knex.raw(`drop trigger ${table}_emptying_counted on ${table}`)
  } else for (const write of writes) await knex.raw(`drop trigger ${table}_${write}_counted`)
}

const countingFunction = `
  create function count_reference_write() returns trigger language plpgsql as $$
  begin
    update reference_versions set version = version + 1 where name = tg_table_name;
    return null;
  end $$`
