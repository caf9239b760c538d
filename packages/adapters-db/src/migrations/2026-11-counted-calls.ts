import type { NamedMigration } from "./named-migration.ts"

/** Counts of calls by caller and endpoint, for limits that several processes share. */
export const countedCalls: NamedMigration = {
  name: "2026-11-counted-calls",

  async up(knex) {
    await knex.schema.createTable("counted_calls", (table) => {
      table.text("name").primary()
      table.bigInteger("calls").notNullable()
      table.bigInteger("ends_at").notNullable().index()
    })
  },

  async down(knex) {
    await knex.schema.dropTable("counted_calls")
  },
}
