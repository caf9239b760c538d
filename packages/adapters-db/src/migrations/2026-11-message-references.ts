import type { NamedMigration } from "./named-migration.ts"

/** What gateways told of an attempt is found by its reference: when a booking loses its people, so do these messages. */
export const messageReferences: NamedMigration = {
  name: "2026-11-message-references",
  up: (knex) => knex.schema.alterTable("gateway_messages", (table) => table.index("reference")),
  down: (knex) => knex.schema.alterTable("gateway_messages", (table) => table.dropIndex("reference")),
}
