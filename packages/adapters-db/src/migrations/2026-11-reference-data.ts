import type { Knex } from "knex"
import { countWrites, type ReferenceTable, stopCounting } from "./2026-11-reference-versions.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Tables that admins edit and that already exist. */
const editedTables = ["tariffs", "tax_rates", "service_areas", "promos", "closures"] as const

const newTables = ["banners", "international_rates"] as const

/** Every table whose writes are counted. */
export type CountedTable = ReferenceTable | (typeof newTables)[number]

/**
 * What admins need to edit reference data: a version of each row, the instant at which it ended, and the log of
 * changes. Also banners, international prices, and the leads of all forms but the booking form, whose drafts are
 * followed up as well.
 */
export const referenceData: NamedMigration = {
  name: "2026-11-reference-data",

  async up(knex) {
    for (const table of editedTables) {
      await knex.raw(`alter table ${table} add column version integer not null default 1`)
      await knex.raw(`alter table ${table} add column ended_at bigint`)
    }
    await knex.schema
      .createTable("banners", (table) => {
        for (const column of ["market", "id", "channel", "title_en", "title_ar", "text_en", "text_ar"])
          table.text(column).notNullable()
        table.text("path")
        table.bigInteger("valid_from").notNullable()
        table.bigInteger("valid_until")
        edited(table)
        table.primary(["market", "id"])
      })
      .createTable("international_rates", (table) => {
        table.text("id").primary()
        for (const column of ["market", "destination", "valid_from", "breaks"]) table.text(column).notNullable()
        edited(table)
      })
      .createTable("reference_changes", (table) => {
        table.text("id").primary()
        table.bigInteger("changed_at").notNullable()
        for (const column of ["changed_by", "kind", "market", "value_id", "action", "after"])
          table.text(column).notNullable()
        table.text("before")
        table.index(["changed_at", "id"], "changes_in_order")
      })
      .createTable("lead_forms", (table) => {
        table.text("id").primary()
        for (const column of ["kind", "market", "details"]) table.text(column).notNullable()
        table.bigInteger("saved_at").notNullable()
        followed(table)
        table.index(["saved_at", "id"], "lead_forms_in_order")
      })
    await knex.schema.alterTable("leads", (table) => {
      followed(table)
      table.index(["saved_at", "id"], "leads_in_order")
    })
    for (const table of newTables) await countWrites(knex, table)
  },

  async down(knex) {
    for (const table of newTables) {
      await stopCounting(knex, table)
      await knex("reference_versions").where({ name: table }).delete()
    }
    await knex.raw("drop index leads_in_order")
    for (const column of ["owner_id", "state", "answer", "version"])
      await knex.raw(`alter table leads drop column ${column}`)
    for (const table of ["lead_forms", "reference_changes", "international_rates", "banners"])
      await knex.schema.dropTable(table)
    for (const table of editedTables) {
      await knex.raw(`alter table ${table} drop column version`)
      await knex.raw(`alter table ${table} drop column ended_at`)
    }
  },
}

function edited(table: Knex.CreateTableBuilder): void {
  table.integer("version").notNullable().defaultTo(1)
  table.bigInteger("ended_at")
}

/** What staff record about a lead. */
function followed(table: Knex.CreateTableBuilder): void {
  table.text("owner_id")
  table.text("state").notNullable().defaultTo("new")
  table.text("answer").notNullable().defaultTo("")
  table.integer("version").notNullable().defaultTo(1)
}
