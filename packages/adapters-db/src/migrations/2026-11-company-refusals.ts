import type { NamedMigration } from "./named-migration.ts"

/** How often a company's application was refused. Earlier applications count none. */
export const companyRefusals: NamedMigration = {
  name: "2026-11-company-refusals",

  async up(knex) {
    await knex.raw("alter table companies add column refusals text not null default '[]'")
  },

  async down(knex) {
    await knex.raw("alter table companies drop column refusals")
  },
}
