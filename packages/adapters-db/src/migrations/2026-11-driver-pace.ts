import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/** A driver's recent speed: his expected arrival follows from it, without keeping any of his positions. */
export const driverPace: NamedMigration = {
  name: "2026-11-driver-pace",

  async up(knex) {
    await knex.schema.alterTable("driver_positions", (table) => {
      table.double("pace")
    })
  },

  async down(knex) {
    await dropColumns(knex, "driver_positions", ["pace"])
  },
}
