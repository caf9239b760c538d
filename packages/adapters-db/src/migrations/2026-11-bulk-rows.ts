import type { NamedMigration } from "./named-migration.ts"

/** Which rows of companies' files were booked, each once for ever. */
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
