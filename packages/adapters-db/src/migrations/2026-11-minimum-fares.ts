import type { NamedMigration } from "./named-migration.ts"

/**
 * A booking keeps the fee for a late cancellation that was agreed on. For earlier bookings the price list still gives
 * it.
 */
export const minimumFares: NamedMigration = {
  name: "2026-11-minimum-fares",

  async up(knex) {
    await knex.raw("alter table bookings add column minimum_fare_minor bigint")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column minimum_fare_minor")
  },
}
