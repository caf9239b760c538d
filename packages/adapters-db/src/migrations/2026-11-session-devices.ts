import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Each session keeps the kind of browser and system that it began on; earlier sessions have neither. */
export const sessionDevices: NamedMigration = {
  name: "2026-11-session-devices",

  async up(knex) {
    await knex.schema.alterTable("sessions", (table) => {
      for (const column of ["device_browser", "device_system"]) table.text(column)
    })
  },

  async down(knex) {
    await dropColumns(knex, "sessions", ["device_browser", "device_system"])
  },
}
