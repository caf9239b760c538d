import type { Knex } from "knex"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * The monthly accounts of companies: what is owed and may be owed, its lines, and the lots of their credit. What is booked
 * and invoiced to a company may be of no booking.
 */
export const companyAccounts: NamedMigration = {
  name: "2026-11-company-accounts",

  async up(knex) {
    await knex.raw("alter table companies add column plan_ends_at bigint")
    await knex.raw("alter table companies add column owed_minor bigint not null default 0")
    await knex.raw("alter table companies add column limit_minor bigint not null default 0")
    await knex.raw("alter table company_credit add column lot_id text")
    await knex.raw("update company_credit set lot_id = id")
    await knex.schema
      .createTable("company_lots", (table) => {
        table.text("id").primary()
        table.text("company_id").notNullable().references("companies.id")
        table.text("plan_id").notNullable()
        table.bigInteger("left_minor").notNullable()
        table.bigInteger("expires_at").notNullable()
      })
      .createTable("company_entries", (table) => {
        table.text("id").primary()
        table.text("company_id").notNullable().references("companies.id")
        for (const column of ["kind", "for_id", "month", "currency"]) table.text(column).notNullable()
        table.text("cost_centre")
        for (const column of ["account_minor", "vat_minor", "credit_minor", "at"])
          table.bigInteger(column).notNullable()
        table.index(["company_id", "month", "at"], "entries_of_month")
        table.index(["company_id", "for_id"], "entries_of_booking")
      })
    await knex.raw("create index lots_of_company on company_lots (company_id, expires_at) where left_minor > 0")
    await knex.raw("create index lots_ended on company_lots (expires_at) where left_minor > 0")
    await knex.raw("create index credit_of_booking on company_credit (company_id, for_id)")
    await knex.raw("create index plans_ended on companies (plan_ends_at) where plan_ends_at is not null")
    await knex.raw(
      `insert into company_lots (id, company_id, plan_id, left_minor, expires_at)
       select id, company_id, for_id, minor, expires_at from company_credit where expires_at is not null`,
    )
    await withoutBooking(knex, true)
  },

  async down(knex) {
    await knex.raw(
      "delete from ledger_entries where ledger_transaction in (select id from ledger_transactions where booking is null)",
    )
    for (const table of ["ledger_transactions", "payment_documents"])
      await knex.raw(`delete from ${table} where booking is null`)
    await withoutBooking(knex, false)
    for (const index of ["plans_ended", "credit_of_booking"]) await knex.raw(`drop index ${index}`)
    for (const table of ["company_entries", "company_lots"]) await knex.schema.dropTable(table)
    await knex.raw("alter table company_credit drop column lot_id")
    for (const column of ["limit_minor", "owed_minor", "plan_ends_at"])
      await knex.raw(`alter table companies drop column ${column}`)
  },
}

/** Lets ledger and documents be of no booking, or not any more. SQLite changes a column by making its table anew. */
async function withoutBooking(knex: Knex, may: boolean): Promise<void> {
  if (isPostgres(knex)) {
    for (const table of ["ledger_transactions", "payment_documents"])
      await knex.raw(`alter table ${table} alter column booking ${may ? "drop" : "set"} not null`)
    await knex.raw(`alter table payment_documents ${may ? "add column company_id text" : "drop column company_id"}`)
    return
  }
  const booking = `booking text ${may ? "" : "not null"} references bookings (reference)`
  await knex.raw("create table ledger_entries_kept as select * from ledger_entries")
  await knex.raw("create table ledger_transactions_kept as select * from ledger_transactions")
  await knex.raw("create table payment_documents_kept as select * from payment_documents")
  for (const table of ["ledger_entries", "ledger_transactions", "payment_documents"]) await knex.schema.dropTable(table)
  await knex.raw(`
    create table ledger_transactions (
      id text primary key, ${booking}, source text not null, booked_at bigint not null)`)
  await knex.raw("create index ledger_transactions_source_index on ledger_transactions (source)")
  await knex.raw(`
    create table ledger_entries (
      ledger_transaction text not null references ledger_transactions (id), sort_order integer not null,
      account text not null, currency text not null, amount_minor bigint not null,
      primary key (ledger_transaction, sort_order))`)
  await knex.raw(`
    create table payment_documents (
      cause text primary key, entity text not null, kind text not null, year integer not null, number bigint not null,
      ${booking}, amount_minor bigint not null, currency text not null, issued_at bigint not null
      ${may ? ", company_id text" : ""})`)
  await knex.raw("create index payment_documents_booking_index on payment_documents (booking)")
  await knex.raw("create unique index documents_once on payment_documents (entity, kind, year, number)")
  await knex.raw(`
    insert into ledger_transactions (id, booking, source, booked_at)
    select id, booking, source, booked_at from ledger_transactions_kept`)
  await knex.raw(`
    insert into ledger_entries (ledger_transaction, sort_order, account, currency, amount_minor)
    select ledger_transaction, sort_order, account, currency, amount_minor from ledger_entries_kept`)
  const columns = "cause, entity, kind, year, number, booking, amount_minor, currency, issued_at"
  await knex.raw(`insert into payment_documents (${columns}) select ${columns} from payment_documents_kept`)
  for (const table of ["ledger_entries_kept", "ledger_transactions_kept", "payment_documents_kept"])
    await knex.schema.dropTable(table)
}
