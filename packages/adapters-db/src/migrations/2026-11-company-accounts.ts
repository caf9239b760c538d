import type { Knex } from "knex"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * The monthly accounts of companies: what they owe and may owe, the account's lines, and the lots of their credit. A
 * monthly invoice to a company belongs to no booking.
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
    await knex.raw("delete from payment_documents where booking is null")
    await withoutBooking(knex, false)
    for (const index of ["plans_ended", "credit_of_booking"]) await knex.raw(`drop index ${index}`)
    for (const table of ["company_entries", "company_lots"]) await knex.schema.dropTable(table)
    await knex.raw("alter table company_credit drop column lot_id")
    for (const column of ["limit_minor", "owed_minor", "plan_ends_at"])
      await knex.raw(`alter table companies drop column ${column}`)
  },
}

/**
 * Allows documents without a booking, or forbids them again. SQLite can change a column only by rebuilding its table.
 */
async function withoutBooking(knex: Knex, may: boolean): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw(`alter table payment_documents alter column booking ${may ? "drop" : "set"} not null`)
    await knex.raw(`alter table payment_documents ${may ? "add column company_id text" : "drop column company_id"}`)
    return
  }
  await knex.raw("create temporary table kept_documents as select * from payment_documents")
  await knex.schema.dropTable("payment_documents")
  await knex.schema.createTable("payment_documents", (table) => {
    table.text("cause").primary()
    for (const column of ["entity", "kind"]) table.text(column).notNullable()
    table.integer("year").notNullable()
    table.bigInteger("number").notNullable()
    const booking = table.text("booking").references("bookings.reference").index()
    if (!may) booking.notNullable()
    table.bigInteger("amount_minor").notNullable()
    table.text("currency").notNullable()
    table.bigInteger("issued_at").notNullable()
    table.text("particulars")
    if (may) table.text("company_id")
    table.unique(["entity", "kind", "year", "number"], { indexName: "documents_once" })
    table.index(["entity", "issued_at"], "documents_by_time")
  })
  const columns = "cause, entity, kind, year, number, booking, amount_minor, currency, issued_at, particulars"
  await knex.raw(`insert into payment_documents (${columns}) select ${columns} from kept_documents`)
  await knex.raw("drop table kept_documents")
}
