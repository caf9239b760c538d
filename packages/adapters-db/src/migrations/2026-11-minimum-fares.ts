import type { NamedMigration } from "./named-migration.ts"

/** What a late cancellation keeps is agreed on with the booking. Of those before, the price list says it, as it did. */
export const minimumFares: NamedMigration = {
  name: "2026-11-minimum-fares",

  async up(knex) {
    await knex.raw("alter table bookings add column minimum_fare_minor bigint")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column minimum_fare_minor")
  },
}
