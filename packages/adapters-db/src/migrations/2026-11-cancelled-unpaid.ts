import type { NamedMigration } from "./named-migration.ts"

/**
 * Bookings that were cancelled before their card was paid are made anonymous when expired ones are, and use the same
 * kind of index.
 */
export const cancelledUnpaid: NamedMigration = {
  name: "2026-11-cancelled-unpaid",

  async up(knex) {
    await knex.raw("drop index bookings_not_paid")
    await knex.raw(`
      create index bookings_not_paid on bookings (booked_at) where is_nameless = 0
        and (now_state = 'expired' or (now_state = 'cancelled' and payment_method in ('card', 'debitCard')))`)
  },

  async down(knex) {
    await knex.raw("drop index bookings_not_paid")
    await knex.raw(`
      create index bookings_not_paid on bookings (booked_at) where is_nameless = 0 and now_state = 'expired'`)
  },
}
