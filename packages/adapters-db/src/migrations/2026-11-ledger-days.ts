import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * Each account's total for each day of UTC, added up when an entry is written, whoever writes it. An account's balance
 * before a day is then known without reading the whole ledger.
 */
export const ledgerDays: NamedMigration = {
  name: "2026-11-ledger-days",

  async up(knex) {
    await knex.schema.createTable("ledger_days", (table) => {
      for (const column of ["currency", "account"]) table.text(column).notNullable()
      table.bigInteger("day").notNullable()
      table.bigInteger("amount_minor").notNullable()
      table.primary(["currency", "account", "day"])
    })
    // The trigger first: from then on no entry can be written until this is committed, so the sum includes everything.
    for (const text of isPostgres(knex) ? summingOnPostgres : [summingOnSqlite]) await knex.raw(text)
    await knex.raw(sumOfAll)
  },

  async down(knex) {
    for (const text of isPostgres(knex) ? silenceOnPostgres : ["drop trigger ledger_entries_summed"])
      await knex.raw(text)
    await knex.schema.dropTable("ledger_days")
  },
}

const millisecondsInDay = 86_400_000

// On PostgreSQL a sum of bigints is numeric, so it is cast back.
const sumOfAll = `
  insert into ledger_days (currency, account, day, amount_minor)
  select currency, account, booked_at / ${millisecondsInDay}, cast(sum(amount_minor) as bigint)
  from ledger_entries join ledger_transactions on ledger_transaction = id
  group by currency, account, booked_at / ${millisecondsInDay}`

/** A transaction is written before its entries, because they refer to it. */
const summing = `
    insert into ledger_days (currency, account, day, amount_minor)
    select new.currency, new.account, booked_at / ${millisecondsInDay}, new.amount_minor
    from ledger_transactions where id = new.ledger_transaction
    on conflict (currency, account, day) do update set amount_minor = ledger_days.amount_minor + excluded.amount_minor;`

const summingOnSqlite = `create trigger ledger_entries_summed after insert on ledger_entries begin ${summing} end`

const summingOnPostgres = [
  `create function sum_ledger_entry() returns trigger language plpgsql as $$
  begin
    ${summing}
    return null;
  end $$`,
  `create trigger ledger_entries_summed after insert on ledger_entries
  for each row execute function sum_ledger_entry()`,
]

const silenceOnPostgres = ["drop trigger ledger_entries_summed on ledger_entries", "drop function sum_ledger_entry"]
