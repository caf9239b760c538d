import { dropColumns } from "./drop-columns.ts"
import type { NamedMigration } from "./named-migration.ts"

/** A change of a booking that takes effect when its difference is paid is kept with the payment attempt. */
export const paidChanges: NamedMigration = {
  name: "2026-11-paid-changes",
  up: (knex) => knex.schema.alterTable("payment_attempts", (table) => table.text("change")),
  down: (knex) => dropColumns(knex, "payment_attempts", ["change"]),
}
