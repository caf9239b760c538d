import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/** Each attempt keeps the origin of ours from which its customer set out; an index finds the attempts under review. */
export const paymentOrigins: NamedMigration = {
  name: "2026-11-payment-origins",

  async up(knex) {
    await knex.schema.alterTable("payment_attempts", (table) => table.text("origin"))
    await knex.raw("create index attempts_in_review on payment_attempts (created_at, id) where state = 'review'")
  },

  async down(knex) {
    await knex.raw("drop index attempts_in_review")
    await dropColumns(knex, "payment_attempts", ["origin"])
  },
}
