import type { NamedMigration } from "./named-migration.ts"

// Operators write these rows by hand, and one that cannot be read is left out with a line in the log: what is no day, no
// time and no list is better refused when it is written. Lists are divided by commas: "5", "bike,van".

/**
 * Whether a text is a day that exists, from the year 1 on, as a date or as a day of every year. Some versions of SQLite
 * leave the 30th of February as it is until something is added to it; others make it the 2nd of March at once.
 */
const isDay = (column: string): string =>
  `((date(${column}, '+0 days') is ${column} and ${column} >= '0001')
    or (length(${column}) = 5 and date('2000-' || ${column}, '+0 days') is '2000-' || ${column}))`

/** Whether a text is a time from 00:00 to 24:00. */
const isTime = (column: string): string =>
  `(${column} = '24:00' or (length(${column}) = 5 and strftime('%H:%M', ${column}) is ${column}))`

export const closures: NamedMigration = {
  name: "2026-11-closures",

  async up(knex) {
    await knex.raw(`
      create table closures (
        market text not null check (market in ('AE', 'QA')),
        id text not null check (id <> ''),
        first_day text not null check (${isDay("first_day")}),
        last_day text not null check (${isDay("last_day")}),
        weekdays text check (
          weekdays glob '[1-7]*' and weekdays not glob '*[^1-7,]*' and weekdays not glob '*[1-7][1-7]*'
        ),
        start_time text check (${isTime("start_time")}),
        end_time text check (${isTime("end_time")}),
        tags text check (tags glob '[a-z]*' and tags not glob '*[^a-z,]*'),
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
