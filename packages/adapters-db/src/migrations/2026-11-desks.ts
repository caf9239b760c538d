import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * A number on each row that staff work on beside the board. It grows with every write, whoever writes; event streams
 * report a change by it. Bookings keep a number of their own, because readers resume by it.
 */
export const desks: NamedMigration = {
  name: "2026-11-desks",

  async up(knex) {
    for (const table of tables) {
      await knex.raw(`alter table ${table} add column changed bigint not null default 0`)
      await knex.raw(`create index ${table}_by_change on ${table} (changed)`)
    }
    const counting = isPostgres(knex) ? countingOnPostgres : tables.flatMap(countingOnSqlite)
    for (const text of counting) await knex.raw(text)
  },

  async down(knex) {
    const silence = isPostgres(knex) ? silenceOnPostgres : tables.flatMap(silenceOnSqlite)
    for (const text of silence) await knex.raw(text)
    for (const table of tables) {
      await knex.raw(`drop index ${table}_by_change`)
      await knex.raw(`alter table ${table} drop column changed`)
    }
  },
}

const tables = [
  "leads",
  "lead_forms",
  "payment_attempts",
  "refunds",
  "ledger_transactions",
  "closed_days",
  "companies",
  "company_credit",
] as const

const countingOnPostgres = [
  "create sequence desk_changes",
  `create function number_desk_change() returns trigger language plpgsql as $$
  begin
    new.changed := nextval('desk_changes');
    return new;
  end $$`,
  ...tables.map(
    (table) => `create trigger ${table}_numbered before insert or update on ${table}
    for each row execute function number_desk_change()`,
  ),
]

const silenceOnPostgres = [
  ...tables.map((table) => `drop trigger ${table}_numbered on ${table}`),
  "drop function number_desk_change",
  "drop sequence desk_changes",
]

/** The trigger's own write is not counted again. */
function countingOnSqlite(table: string): readonly string[] {
  const number = `
    begin
      update ${table} set changed = (select max(changed) + 1 from ${table}) where rowid = new.rowid;
    end`
  return [
    `create trigger ${table}_insert_numbered after insert on ${table} ${number}`,
    `create trigger ${table}_update_numbered after update on ${table} when new.changed = old.changed ${number}`,
  ]
}

const silenceOnSqlite = (table: string): readonly string[] => [
  `drop trigger ${table}_insert_numbered`,
  `drop trigger ${table}_update_numbered`,
]
