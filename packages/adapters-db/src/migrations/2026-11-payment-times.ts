import type { NamedMigration } from "./named-migration.ts"

/** Indexes by time: the reconciliation reads the last few days out of very many payments. */
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
