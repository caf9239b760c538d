import type { NamedMigration } from "./named-migration.ts"

/**
 * A gateway's messages about an attempt are found by its reference, so that they are made anonymous with the booking.
 */
export const messageReferences: NamedMigration = {
  name: "2026-11-message-references",
  up: (knex) => knex.schema.alterTable("gateway_messages", (table) => table.index("reference")),
  down: (knex) => knex.schema.alterTable("gateway_messages", (table) => table.dropIndex("reference")),
}
