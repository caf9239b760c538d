import type { NamedMigration } from "./named-migration.ts"

/** A booking that the desk has moved keeps which window its price is of. Of those moved before, nothing says it. */
export const pricedWindows: NamedMigration = {
  name: "2026-11-priced-windows",

  async up(knex) {
    await knex.raw("alter table bookings add column priced_window text")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column priced_window")
  },
}
