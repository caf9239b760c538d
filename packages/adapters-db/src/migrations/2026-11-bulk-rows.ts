import type { NamedMigration } from "./named-migration.ts"

/** The rows of companies' files that were booked. Each is recorded once and kept for ever. */
export const bulkRows: NamedMigration = {
  name: "2026-11-bulk-rows",

  async up(knex) {
    await knex.schema.createTable("bulk_rows", (table) => {
      for (const column of ["company_id", "digest", "reference"]) table.text(column).notNullable()
      table.bigInteger("booked_at").notNullable()
      table.primary(["company_id", "digest"])
    })
  },

  async down(knex) {
    await knex.schema.dropTable("bulk_rows")
  },
}
