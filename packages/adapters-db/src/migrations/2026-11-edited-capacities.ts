import type { CountedTable } from "./2026-11-reference-data.ts"
import { countWrites, stopCounting } from "./2026-11-reference-versions.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Every table that admins edit, or whose writes are counted. */
export type EditedTable = CountedTable | "slot_capacities"

/** Capacities are edited like all other reference data: with a version, and ended instead of deleted. */
export const editedCapacities: NamedMigration = {
  name: "2026-11-edited-capacities",

  async up(knex) {
    await knex.raw("alter table slot_capacities add column version integer not null default 1")
    await knex.raw("alter table slot_capacities add column ended_at bigint")
    await countWrites(knex, "slot_capacities")
  },

  async down(knex) {
    await stopCounting(knex, "slot_capacities")
    await knex("reference_versions").where({ name: "slot_capacities" }).delete()
    await knex.raw("delete from slot_capacities where ended_at is not null")
    for (const column of ["version", "ended_at"]) await knex.raw(`alter table slot_capacities drop column ${column}`)
  },
}
