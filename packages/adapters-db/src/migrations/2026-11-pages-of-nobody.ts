import type { NamedMigration } from "./named-migration.ts"

/**
 * Where a gateway asks for the card itself, the log of a payment kept what its page was given: also who pays, after his
 * booking had lost its people.
 */
export const pagesOfNobody: NamedMigration = {
  name: "2026-11-pages-of-nobody",

  async up(knex) {
    await knex.raw(`
      update payment_events set details = '{"opened":{"kind":"hosted","action":"","fields":{}}}'
      where type = 'issued' and details like '%"kind":"hosted"%' and attempt in (
        select payment_attempts.id from payment_attempts
        join bookings on bookings.reference = payment_attempts.booking where bookings.is_nameless = 1)`)
  },

  // What was forgotten stays so.
  async down() {},
}
