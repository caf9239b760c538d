import type { NamedMigration } from "./named-migration.ts"

/**
 * A gateway's repeated message is recognised by its digest. The texts of messages name the payer and were never read,
 * and one that came after its booker was erased was kept whole.
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
