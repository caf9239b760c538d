import type { EditedTable } from "./2026-11-edited-capacities.ts"
import { countWrites, stopCounting } from "./2026-11-reference-versions.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Every table that admins edit. */
export type RuledTable = EditedTable | "published_rules"

/** The readings of the rule book that a market uses from an instant on, edited like all other reference data. */
export const publishedRules: NamedMigration = {
  name: "2026-11-published-rules",

  async up(knex) {
    await knex.schema.createTable("published_rules", (table) => {
      for (const column of ["market", "id", "readings", "patch"]) table.text(column).notNullable()
      table.bigInteger("valid_from").notNullable()
      table.integer("version").notNullable().defaultTo(1)
      table.bigInteger("ended_at")
      table.primary(["market", "id"])
    })
    await countWrites(knex, "published_rules")
    // For previews: the bookings that are still to be picked up.
    await knex.raw("create index bookings_to_come on bookings (market, pickup_start)")
  },

  async down(knex) {
    await knex.raw("drop index bookings_to_come")
    await stopCounting(knex, "published_rules")
    await knex("reference_versions").where({ name: "published_rules" }).delete()
    await knex.schema.dropTable("published_rules")
  },
}
