import type { NamedMigration } from "./named-migration.ts"

/** How fast a driver has been lately: what is expected of him follows from it, and none of his places is kept for it. */
export const driverPace: NamedMigration = {
  name: "2026-11-driver-pace",

  async up(knex) {
    await knex.schema.alterTable("driver_positions", (table) => {
      table.double("pace")
    })
  },

  async down(knex) {
    await knex.schema.alterTable("driver_positions", (table) => {
      table.dropColumn("pace")
    })
  },
}
