import type { NamedMigration } from "./named-migration.ts"

/** What was cancelled before its card was paid is forgotten with what expired, and found as that is. */
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
