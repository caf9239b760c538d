import type { NamedMigration } from "./named-migration.ts"

/** API keys, the webhooks of their owners, and the messages to send to them. */
export const consumers: NamedMigration = {
  name: "2026-11-consumers",

  async up(knex) {
    await knex.schema
      .createTable("api_keys", (table) => {
        table.text("id").primary()
        table.text("digest").notNullable().unique()
        table.text("hint").notNullable()
        table.text("name").notNullable()
        table.text("kind").notNullable()
        table.text("scopes").notNullable()
        table.text("account_id").notNullable().index()
        table.bigInteger("created_at").notNullable()
        table.bigInteger("expires_at")
        table.bigInteger("revoked_at")
      })
      .createTable("webhooks", (table) => {
        table.text("id").primary()
        table.text("account_id").notNullable().index()
        table.text("url").notNullable()
        table.text("events").notNullable()
        table.integer("is_active").notNullable()
        table.integer("generation").notNullable()
        table.bigInteger("created_at").notNullable()
      })
      .createTable("webhook_deliveries", (table) => {
        table.text("webhook_id").notNullable().references("webhooks.id").onDelete("cascade")
        table.text("id").notNullable()
        table.text("event").notNullable()
        table.text("reference")
        table.integer("is_test").notNullable()
        table.bigInteger("happened_at").notNullable()
        table.text("state").notNullable()
        table.integer("attempts").notNullable()
        table.bigInteger("due_at").index()
        table.text("last_outcome")
        table.bigInteger("lease_until").notNullable().defaultTo(0)
        table.primary(["webhook_id", "id"])
        table.index(["webhook_id", "happened_at", "id"])
      })
  },

  async down(knex) {
    for (const table of ["webhook_deliveries", "webhooks", "api_keys"]) await knex.schema.dropTable(table)
  },
}
