import type { Knex } from "knex"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

// Operators write these rows by hand. A row that cannot be read is left out with a line in the log, so it is better to
// refuse wrong days, times and lists when they are written. Lists are divided by commas: "5", "bike,van".

interface Checks {
  readonly isDay: (column: string) => string
  readonly isTime: (column: string) => string
  readonly isWeekdays: string
  readonly isTags: string
}

const sqliteChecks: Checks = {
  // Some versions of SQLite leave the 30th of February unchanged until something is added to it; others make it the 2nd
  // of March at once.
  isDay: (column) =>
    `((date(${column}, '+0 days') is ${column} and ${column} >= '0001')
      or (length(${column}) = 5 and date('2000-' || ${column}, '+0 days') is '2000-' || ${column}))`,
  isTime: (column) => `(${column} = '24:00' or (length(${column}) = 5 and strftime('%H:%M', ${column}) is ${column}))`,
  isWeekdays: "weekdays glob '[1-7]*' and weekdays not glob '*[^1-7,]*' and weekdays not glob '*[1-7][1-7]*'",
  isTags: "tags glob '[a-z]*' and tags not glob '*[^a-z,]*'",
}

const postgresChecks: Checks = {
  // make_date itself refuses a day that does not exist.
  isDay: (column) =>
    `(case
      when ${column} ~ '^\\d{4}-\\d\\d-\\d\\d$' then
        make_date(left(${column}, 4)::int, substr(${column}, 6, 2)::int, right(${column}, 2)::int) is not null
      when ${column} ~ '^\\d\\d-\\d\\d$' then
        make_date(2000, left(${column}, 2)::int, right(${column}, 2)::int) is not null
      else false end)`,
  isTime: (column) => `(${column} ~ '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$')`,
  isWeekdays: "weekdays ~ '^[1-7]' and weekdays !~ '[^1-7,]|[1-7][1-7]'",
  isTags: "tags ~ '^[a-z]' and tags !~ '[^a-z,]'",
}

/** A day is an existing date, from the year 1 on, or a day of every year; a time is from 00:00 to 24:00. */
const checksOf = (knex: Knex): Checks => (isPostgres(knex) ? postgresChecks : sqliteChecks)

export const closures: NamedMigration = {
  name: "2026-11-closures",

  async up(knex) {
    const { isDay, isTime, isWeekdays, isTags } = checksOf(knex)
    await knex.raw(`
      create table closures (
        market text not null check (market in ('AE', 'QA')),
        id text not null check (id <> ''),
        first_day text not null check (${isDay("first_day")}),
        last_day text not null check (${isDay("last_day")}),
        weekdays text check (${isWeekdays}),
        start_time text check (${isTime("start_time")}),
        end_time text check (${isTime("end_time")}),
        tags text check (${isTags}),
        source text check (source <> ''),
        provisional integer not null default 0 check (provisional in (0, 1)),
        primary key (market, id),
        constraint days_in_order check (
          length(first_day) = length(last_day) and (length(first_day) = 5 or first_day <= last_day)
        ),
        constraint times_in_order check (
          (start_time is null) = (end_time is null) and (start_time is null or start_time < end_time)
        )
      )`)
  },

  async down(knex) {
    await knex.schema.dropTable("closures")
  },
}
