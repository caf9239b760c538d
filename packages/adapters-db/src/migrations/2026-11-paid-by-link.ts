import type { NamedMigration } from "./named-migration.ts"

/** Each attempt keeps whether somebody with the booking's pay link made it. Nobody knows that of earlier ones. */
export const paidByLink: NamedMigration = {
  name: "2026-11-paid-by-link",
  up: (knex) =>
    knex.schema.alterTable("payment_attempts", (table) => table.integer("is_by_link").notNullable().defaultTo(0)),
  // Without a copy of the table, which would lose its triggers.
  down: async (knex) => void (await knex.raw("alter table payment_attempts drop column is_by_link")),
}
