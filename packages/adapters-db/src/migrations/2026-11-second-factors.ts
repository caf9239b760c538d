import type { NamedMigration } from "./named-migration.ts"

/** Staff's second factors. The seed is not a secret by itself: the factor's secret is a seal over it. */
export const secondFactors: NamedMigration = {
  name: "2026-11-second-factors",

  async up(knex) {
    await knex.schema.createTable("second_factors", (table) => {
      table.text("account_id").primary()
      table.text("seed").notNullable()
      table.text("recovery_codes").notNullable()
      table.bigInteger("begun_at").notNullable()
      table.bigInteger("confirmed_at")
      table.bigInteger("last_step")
      table.bigInteger("version").notNullable()
    })
  },

  async down(knex) {
    await knex.schema.dropTable("second_factors")
  },
}
