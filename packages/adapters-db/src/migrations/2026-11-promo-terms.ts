import type { NamedMigration } from "./named-migration.ts"

/** What a promo takes off is agreed on with the booking. Of those before, the code says it as it stands now. */
export const promoTerms: NamedMigration = {
  name: "2026-11-promo-terms",

  async up(knex) {
    await knex.raw("alter table bookings add column promo_terms text")
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column promo_terms")
  },
}
