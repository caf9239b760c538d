import type { NamedMigration } from "./named-migration.ts"

/** What of payments has happened since a time is found by it: the reconciliation reads the last days of very many. */
export const paymentTimes: NamedMigration = {
  name: "2026-11-payment-times",
  async up(knex) {
    await knex.raw("create index payment_events_by_time on payment_events (happened_at, attempt)")
    await knex.raw("create index refunds_by_time on refunds (asked_at, attempt)")
  },
  async down(knex) {
    await knex.raw("drop index refunds_by_time")
    await knex.raw("drop index payment_events_by_time")
  },
}
