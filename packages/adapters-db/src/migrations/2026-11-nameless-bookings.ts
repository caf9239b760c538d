import type { NamedMigration } from "./named-migration.ts"

/**
 * Marks the bookings from which personal data was removed. Indexes find those that still have it: by when they ended,
 * and for unpaid ones by when they were made.
 */
export const namelessBookings: NamedMigration = {
  name: "2026-11-nameless-bookings",

  async up(knex) {
    await knex.raw("alter table bookings add column is_nameless integer not null default 0")
    await knex.raw(`update bookings set is_nameless = 1 where customer = '{"name":"","phone":"","email":""}'`)
    await knex.raw(`
      create index bookings_to_forget on bookings (delivery_end) where is_nameless = 0 and now_state <> 'expired'`)
    await knex.raw(`
      create index bookings_not_paid on bookings (booked_at) where is_nameless = 0 and now_state = 'expired'`)
  },

  async down(knex) {
    for (const name of ["bookings_not_paid", "bookings_to_forget"]) await knex.raw(`drop index ${name}`)
    await knex.raw("alter table bookings drop column is_nameless")
  },
}
