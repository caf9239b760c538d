import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * Each code for a new password opens one account, and ends with that account's other ways to one. A reset that was asked
 * for before has no such code: its few minutes end here, and it is asked for again. The identity of a challenge, which a
 * registration keeps in `pending`, was empty.
 */
export const resetCodes: NamedMigration = {
  name: "2026-11-reset-codes",

  async up(knex) {
    await knex.schema.createTable("reset_codes", (table) => {
      for (const column of ["challenge_id", "account_id", "channel", "destination", "digest"])
        table.text(column).notNullable()
      table.primary(["challenge_id", "channel", "destination"])
      table.index(["account_id"], "reset_codes_of_account")
    })
    await knex("code_challenges").where({ purpose: "forgot" }).update({ is_used: 1 })
    await dropColumns(knex, "code_challenges", ["identity"])
  },

  async down(knex) {
    await knex.schema.alterTable("code_challenges", (table) => {
      table.text("identity")
    })
    await knex.schema.dropTable("reset_codes")
  },
}
