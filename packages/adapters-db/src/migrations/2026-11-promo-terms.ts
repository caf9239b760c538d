import type { NamedMigration } from "./named-migration.ts"

/** A booking keeps the promo discount that was agreed on. For earlier bookings the promo as it is now gives it. */
export const promoTerms: NamedMigration = {
  name: "2026-11-promo-terms",

  async up(knex) {
    await knex.raw("alter table bookings add column promo_terms text")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column promo_terms")
  },
}
