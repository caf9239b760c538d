import type { Knex } from "knex"
import { dropColumns } from "./drop-columns.ts"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * What documents say about their bookings, kept as it was; cash that drivers hand over, which the ledger records
 * without a booking; and closed days. Rows of the last two never change.
 */
export const paper: NamedMigration = {
  name: "2026-11-paper",

  async up(knex) {
    await knex.schema.alterTable("payment_documents", (table) => {
      table.text("particulars")
      table.index(["entity", "issued_at"], "documents_by_time")
    })
    await rebuildLedger(knex, true)
    await knex.schema
      .createTable("cash_handovers", (table) => {
        table.text("id").primary()
        table.text("driver").notNullable()
        table.text("currency").notNullable()
        table.integer("sort_order").notNullable()
        for (const column of ["amount_minor", "difference_minor", "handed_at"]) table.bigInteger(column).notNullable()
        table.text("reason").notNullable()
        table.text("taken_by").notNullable()
        table.unique(["driver", "currency", "sort_order"], { indexName: "handovers_in_order" })
        table.index(["handed_at", "id"], "handovers_by_time")
      })
      .createTable("closed_days", (table) => {
        table.text("market").notNullable()
        table.text("date").notNullable()
        table.bigInteger("closed_at").notNullable()
        for (const column of ["closed_by", "report"]) table.text(column).notNullable()
        table.primary(["market", "date"])
      })
  },

  async down(knex) {
    await knex.schema.dropTable("closed_days").dropTable("cash_handovers")
    await knex.raw(
      "delete from ledger_entries where ledger_transaction in (select id from ledger_transactions where booking is null)",
    )
    await knex.raw("delete from ledger_transactions where booking is null")
    await rebuildLedger(knex, false)
    await knex.schema.alterTable("payment_documents", (table) => {
      table.dropIndex([], "documents_by_time")
    })
    await dropColumns(knex, "payment_documents", ["particulars"])
  },
}

/**
 * Sets whether a movement of money needs a booking. SQLite cannot change a column, so there both tables are rebuilt.
 */
async function rebuildLedger(knex: Knex, isBookingOptional: boolean): Promise<void> {
  if (isPostgres(knex)) {
    await knex.schema.alterTable("ledger_transactions", (table) => {
      if (isBookingOptional) table.setNullable("booking")
      else table.dropNullable("booking")
      if (isBookingOptional) table.index(["booked_at", "id"], "ledger_by_time")
      else table.dropIndex([], "ledger_by_time")
    })
    return
  }
  await knex.raw("create temporary table kept_transactions as select * from ledger_transactions")
  await knex.raw("create temporary table kept_entries as select * from ledger_entries")
  await knex.schema.dropTable("ledger_entries").dropTable("ledger_transactions")
  await knex.schema
    .createTable("ledger_transactions", (table) => {
      table.text("id").primary()
      const booking = table.text("booking").references("bookings.reference")
      if (!isBookingOptional) booking.notNullable()
      table.text("source").notNullable().index()
      table.bigInteger("booked_at").notNullable()
      if (isBookingOptional) table.index(["booked_at", "id"], "ledger_by_time")
    })
    .createTable("ledger_entries", (table) => {
      table.text("ledger_transaction").notNullable().references("ledger_transactions.id")
      table.integer("sort_order").notNullable()
      for (const column of ["account", "currency"]) table.text(column).notNullable()
      table.bigInteger("amount_minor").notNullable()
      table.primary(["ledger_transaction", "sort_order"])
    })
  await knex.raw(
    "insert into ledger_transactions (id, booking, source, booked_at) select id, booking, source, booked_at from kept_transactions",
  )
  await knex.raw(
    `insert into ledger_entries (ledger_transaction, sort_order, account, currency, amount_minor)
     select ledger_transaction, sort_order, account, currency, amount_minor from kept_entries`,
  )
  await knex.raw("drop table kept_entries")
  await knex.raw("drop table kept_transactions")
}
