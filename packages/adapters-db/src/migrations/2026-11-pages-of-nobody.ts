import type { NamedMigration } from "./named-migration.ts"

/**
 * Where a gateway asks for the card itself, the payment's log kept what its page was given, including the payer, even
 * after personal data was removed from his booking.
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

  // What was deleted cannot be brought back.
  async down() {},
}
