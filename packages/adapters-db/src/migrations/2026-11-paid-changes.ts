import type { NamedMigration } from "./named-migration.ts"

/** A change of a booking that is made when its difference is paid stands beside the attempt to pay it. */
export const paidChanges: NamedMigration = {
  name: "2026-11-paid-changes",
  up: (knex) => knex.schema.alterTable("payment_attempts", (table) => table.text("change")),
  down: (knex) => knex.schema.alterTable("payment_attempts", (table) => table.dropColumn("change")),
}
