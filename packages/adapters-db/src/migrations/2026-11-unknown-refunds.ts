import type { NamedMigration } from "./named-migration.ts"

/** An index for refunds with an unknown result: they are few among many. */
export const unknownRefunds: NamedMigration = {
  name: "2026-11-unknown-refunds",
  up: (knex) =>
    knex.raw("create index refunds_unknown on refunds (asked_at, id) where state = 'sent' and due_at is null"),
  down: (knex) => knex.raw("drop index refunds_unknown"),
}
