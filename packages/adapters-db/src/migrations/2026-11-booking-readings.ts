import type { NamedMigration } from "./named-migration.ts"

/** By which readings of its book a booking's window was accepted; those that were stored before knew none. */
export const bookingReadings: NamedMigration = {
  name: "2026-11-booking-readings",

  async up(knex) {
    await knex.raw("alter table bookings add column book_readings text not null default '[]'")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column book_readings")
  },
}
