import type { NamedMigration } from "./named-migration.ts"

/** Who sold is kept with the number. Papers issued before name the company of the settings, as they did. */
export const sellers: NamedMigration = {
  name: "2026-11-sellers",

  async up(knex) {
    await knex.raw("alter table payment_documents add column seller text")
  },

  async down(knex) {
    await knex.raw("alter table payment_documents drop column seller")
  },
}
