import type { NamedMigration } from "./named-migration.ts"

/**
 * The seller is kept with the document's number. Documents issued earlier name the company of the settings, as before.
 */
export const sellers: NamedMigration = {
  name: "2026-11-sellers",

  async up(knex) {
    await knex.raw("alter table payment_documents add column seller text")
  },

  async down(knex) {
    await knex.raw("alter table payment_documents drop column seller")
  },
}
