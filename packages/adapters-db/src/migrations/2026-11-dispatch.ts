import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * What dispatchers need: a number on each booking that grows with every write, whoever writes, by which event streams
 * report changes; and the vehicles and positions of drivers.
 */
export const dispatch: NamedMigration = {
  name: "2026-11-dispatch",

  async up(knex) {
    await knex.schema.alterTable("bookings", (table) => {
      table.bigInteger("changed").notNullable().defaultTo(0)
      table.index(["changed"], "bookings_by_change")
    })
    for (const text of isPostgres(knex) ? countingOnPostgres : countingOnSqlite) await knex.raw(text)
    await knex.schema.createTable("driver_means", (table) => {
      table.text("driver").primary()
      table.text("vehicle").notNullable()
      table.integer("capacity").notNullable()
    })
  },

  async down(knex) {
    await knex.schema.dropTable("driver_means")
    for (const text of isPostgres(knex) ? silenceOnPostgres : silenceOnSqlite) await knex.raw(text)
    await knex.schema.alterTable("bookings", (table) => table.dropIndex([], "bookings_by_change"))
    await knex.raw("alter table bookings drop column changed")
  },
}

const countingOnPostgres = [
  "create sequence booking_changes",
  `create function number_booking_change() returns trigger language plpgsql as $$
  begin
    new.changed := nextval('booking_changes');
    return new;
  end $$`,
  `create trigger bookings_numbered before insert or update on bookings
  for each row execute function number_booking_change()`,
]

const silenceOnPostgres = [
  "drop trigger bookings_numbered on bookings",
  "drop function number_booking_change",
  "drop sequence booking_changes",
]

const number = `
  begin
    update bookings set changed = (select max(changed) + 1 from bookings) where reference = new.reference;
  end`

/** The trigger's own write is not counted again. */
const countingOnSqlite = [
  `create trigger bookings_insert_numbered after insert on bookings ${number}`,
  `create trigger bookings_update_numbered after update on bookings when new.changed = old.changed ${number}`,
]

const silenceOnSqlite = ["drop trigger bookings_insert_numbered", "drop trigger bookings_update_numbered"]
