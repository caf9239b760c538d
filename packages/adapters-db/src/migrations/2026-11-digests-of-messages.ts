import type { NamedMigration } from "./named-migration.ts"

/**
 * A gateway's message is known again by its digest. Its words, which name who pays, were read by nobody, and one that came
 * after its booker was erased stayed whole.
 */
export const digestsOfMessages: NamedMigration = {
  name: "2026-11-digests-of-messages",

  async up(knex) {
    await knex.schema.alterTable("gateway_messages", (table) => table.dropIndex("reference"))
    await knex.raw("alter table gateway_messages drop column body")
  },

  async down(knex) {
    await knex.raw("alter table gateway_messages add column body text not null default ''")
    await knex.schema.alterTable("gateway_messages", (table) => table.index("reference"))
  },
}
