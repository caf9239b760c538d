import type { NamedMigration } from "./named-migration.ts"

/** Which browsers get push messages about which bookings. */
export const push: NamedMigration = {
  name: "2026-11-push",

  async up(knex) {
    await knex.schema.createTable("push_subscriptions", (table) => {
      table.text("id").primary()
      table.text("reference").notNullable()
      table.text("endpoint").notNullable().index()
      table.text("p256dh").notNullable()
      table.text("auth").notNullable()
      table.text("account_id").index()
      table.text("language").notNullable()
      table.bigInteger("created_at").notNullable().index()
      table.unique(["reference", "endpoint"])
    })
  },

  async down(knex) {
    await knex.schema.dropTable("push_subscriptions")
  },
}
