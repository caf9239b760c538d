import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Webhooks take turns: the number of each one's last turn, when the turn ends, and the deliveries that are due. */
export const webhookTurns: NamedMigration = {
  name: "2026-11-webhook-turns",

  async up(knex) {
    await knex.schema.alterTable("webhooks", (table) => {
      for (const column of ["turn", "turn_until"]) table.bigInteger(column).notNullable().defaultTo(0)
    })
    await knex.raw("create index deliveries_due on webhook_deliveries (webhook_id, due_at) where due_at is not null")
  },

  async down(knex) {
    await knex.raw("drop index deliveries_due")
    await dropColumns(knex, "webhooks", ["turn", "turn_until"])
  },
}
