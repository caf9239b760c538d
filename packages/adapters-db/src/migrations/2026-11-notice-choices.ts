import type { NamedMigration } from "./named-migration.ts"

/** The channels that people chose for each kind of notice: for all bookings of an account, or for one booking. */
export const noticeChoices: NamedMigration = {
  name: "2026-11-notice-choices",

  async up(knex) {
    await knex.schema.createTable("notice_choices", (table) => {
      table.text("account_id").unique()
      table.text("reference").unique()
      table.text("choice").notNullable()
      table.bigInteger("chosen_at").notNullable()
    })
  },

  async down(knex) {
    await knex.schema.dropTable("notice_choices")
  },
}
