import type { NamedMigration } from "./named-migration.ts"

/**
 * How many places of a pick-up window are taken in a zone, and how often a promo was used: by each customer, and in
 * total where the customer is empty. The statements that change a count check it too, so concurrent writes never exceed
 * a limit.
 */
export const counters: NamedMigration = {
  name: "2026-11-counters",

  async up(knex) {
    await knex.schema
      .createTable("slot_places", (table) => {
        for (const column of ["zone", "slot", "date"]) table.text(column).notNullable()
        table.bigInteger("taken").notNullable()
        table.primary(["zone", "slot"])
        table.index(["zone", "date"], "slot_places_by_date")
      })
      .createTable("promo_uses", (table) => {
        for (const column of ["market", "code", "customer_digest"]) table.text(column).notNullable()
        table.bigInteger("uses").notNullable()
        table.primary(["market", "code", "customer_digest"])
      })
  },

  async down(knex) {
    await knex.schema.dropTable("promo_uses").dropTable("slot_places")
  },
}
