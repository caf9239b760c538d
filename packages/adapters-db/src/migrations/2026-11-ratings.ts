import type { NamedMigration } from "./named-migration.ts"

export const ratings: NamedMigration = {
  name: "2026-11-ratings",

  async up(knex) {
    await knex.schema.createTable("ratings", (table) => {
      table.text("reference").primary().references("bookings.reference")
      table.text("driver").notNullable().index()
      table.integer("stars").notNullable()
      table.text("note")
      table.bigInteger("rated_at").notNullable()
    })
  },

  async down(knex) {
    await knex.schema.dropTable("ratings")
  },
}
