import type { NamedMigration } from "./named-migration.ts"

/**
 * Card payment attempts with their events, refunds, the ledger in double entry, the numbers of invoices, and gateways'
 * messages. A booking has at most one live attempt; events, ledger and documents never change.
 */
export const payments: NamedMigration = {
  name: "2026-11-payments",

  async up(knex) {
    await knex.schema
      .createTable("payment_attempts", (table) => {
        table.text("id").primary()
        table.text("booking").notNullable().references("bookings.reference")
        table.text("reference").notNullable().unique()
        for (const column of ["gateway", "method", "currency", "email", "language", "state"])
          table.text(column).notNullable()
        for (const column of ["amount_minor", "created_at", "expires_at"]) table.bigInteger(column).notNullable()
        for (const column of ["is_live", "event_order"]) table.integer(column).notNullable()
        for (const column of ["check_due_at", "checked_at", "lease_until"]) table.bigInteger(column)
        table.index(["booking", "created_at"], "attempts_of_booking")
        table.index(["created_at", "id"], "attempts_by_time")
      })
      .createTable("payment_events", (table) => {
        table.text("attempt").notNullable().references("payment_attempts.id")
        table.integer("sort_order").notNullable()
        for (const column of ["type", "evidence", "details"]) table.text(column).notNullable()
        table.bigInteger("happened_at").notNullable()
        table.primary(["attempt", "sort_order"])
      })
      .createTable("refunds", (table) => {
        table.text("id").primary()
        table.text("attempt").notNullable().references("payment_attempts.id")
        table.text("booking").notNullable().references("bookings.reference")
        for (const column of ["currency", "reason", "state"]) table.text(column).notNullable()
        for (const column of ["amount_minor", "asked_at"]) table.bigInteger(column).notNullable()
        for (const column of ["sent_at", "due_at", "lease_until"]) table.bigInteger(column)
        table.integer("checks").notNullable()
        table.index(["attempt", "asked_at"], "refunds_of_attempt")
      })
      .createTable("ledger_transactions", (table) => {
        table.text("id").primary()
        table.text("booking").notNullable().references("bookings.reference")
        table.text("source").notNullable().index()
        table.bigInteger("booked_at").notNullable()
      })
      .createTable("ledger_entries", (table) => {
        table.text("ledger_transaction").notNullable().references("ledger_transactions.id")
        table.integer("sort_order").notNullable()
        for (const column of ["account", "currency"]) table.text(column).notNullable()
        table.bigInteger("amount_minor").notNullable()
        table.primary(["ledger_transaction", "sort_order"])
      })
      .createTable("document_counters", (table) => {
        for (const column of ["entity", "kind"]) table.text(column).notNullable()
        table.integer("year").notNullable()
        table.bigInteger("last").notNullable()
        table.primary(["entity", "kind", "year"])
      })
      .createTable("payment_documents", (table) => {
        table.text("cause").primary()
        for (const column of ["entity", "kind"]) table.text(column).notNullable()
        table.integer("year").notNullable()
        table.bigInteger("number").notNullable()
        table.text("booking").notNullable().references("bookings.reference").index()
        table.bigInteger("amount_minor").notNullable()
        table.text("currency").notNullable()
        table.bigInteger("issued_at").notNullable()
        table.unique(["entity", "kind", "year", "number"], { indexName: "documents_once" })
      })
      .createTable("gateway_messages", (table) => {
        table.text("digest").primary()
        for (const column of ["gateway", "reference", "body"]) table.text(column).notNullable()
        table.bigInteger("received_at").notNullable()
      })
    await knex.raw("create unique index one_live_attempt on payment_attempts (booking) where is_live = 1")
    await knex.raw("create index attempts_to_check on payment_attempts (check_due_at) where check_due_at is not null")
    await knex.raw("create index attempts_live on payment_attempts (expires_at) where is_live = 1")
    await knex.raw("create index refunds_due on refunds (due_at) where due_at is not null")
  },

  async down(knex) {
    for (const table of [
      "gateway_messages",
      "payment_documents",
      "document_counters",
      "ledger_entries",
      "ledger_transactions",
      "refunds",
      "payment_events",
      "payment_attempts",
    ])
      await knex.schema.dropTable(table)
  },
}
