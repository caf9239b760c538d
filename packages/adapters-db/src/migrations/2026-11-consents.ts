import type { NamedMigration } from "./named-migration.ts"

/** What people agreed to, and the facts counted about those who did. */
export const consents: NamedMigration = {
  name: "2026-11-consents",

  async up(knex) {
    await knex.schema
      .createTable("consents", (table) => {
        table.text("id").primary()
        table.text("account_id").index()
        table.text("owner_digest").index()
        for (const column of ["subject", "version"]) table.text(column).notNullable()
        table.integer("is_given").notNullable()
        table.bigInteger("said_at").notNullable().index()
      })
      .createTable("analytics_events", (table) => {
        table.text("id").primary()
        for (const column of ["name", "market"]) table.text(column).notNullable()
        table.text("detail")
        table.bigInteger("happened_at").notNullable().index()
      })
  },

  async down(knex) {
    for (const table of ["analytics_events", "consents"]) await knex.schema.dropTable(table)
  },
}
