import type { NamedMigration } from "./named-migration.ts"

/** Which process has claimed an outbox message and until when, how often it was tried, and when it was delivered. */
export const outboxLeases: NamedMigration = {
  name: "2026-11-outbox-leases",

  async up(knex) {
    await knex.schema.alterTable("outbox", (table) => {
      table.text("body")
      table.bigInteger("first_due_at")
      table.bigInteger("due_at")
      table.bigInteger("lease_until")
      table.integer("attempts").notNullable().defaultTo(0)
      table.text("last_error")
      table.bigInteger("done_at")
      table.setNullable("reference")
    })
    await knex.raw("update outbox set due_at = queued_at")
    await knex.schema.alterTable("outbox", (table) => table.dropNullable("due_at"))
    await knex.raw("create index outbox_waiting on outbox (due_at, id) where done_at is null")
  },

  async down(knex) {
    await knex.raw("drop index outbox_waiting")
    await knex.raw("delete from outbox where reference is null")
    await knex.schema.alterTable("outbox", (table) => {
      table.dropColumns("body", "first_due_at", "due_at", "lease_until", "attempts", "last_error", "done_at")
      table.dropNullable("reference")
    })
  },
}
