import type { NamedMigration } from "./named-migration.ts"

/**
 * A booking that the desk has moved keeps the window that its price is for. For bookings moved earlier it is unknown.
 */
export const pricedWindows: NamedMigration = {
  name: "2026-11-priced-windows",

  async up(knex) {
    await knex.raw("alter table bookings add column priced_window text")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column priced_window")
  },
}
