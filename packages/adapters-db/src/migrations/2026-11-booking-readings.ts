import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * The readings of the rule book by which a booking's window was accepted; bookings stored earlier have none. An answer
 * that is stored for its Idempotency-Key holds a copy of its booking.
 */
export const bookingReadings: NamedMigration = {
  name: "2026-11-booking-readings",

  async up(knex) {
    await knex.raw("alter table bookings add column book_readings text not null default '[]'")
    if (isPostgres(knex))
      await knex.raw(`update stored_answers set body = jsonb_set(body::jsonb, '${pathInAnswer}', '[]')::text`)
    else await knex.raw(`update stored_answers set body = json_set(body, '${inAnswer}', json('[]'))`)
  },

  async down(knex) {
    await knex.raw("alter table bookings drop column book_readings")
    if (isPostgres(knex)) await knex.raw(`update stored_answers set body = (body::jsonb #- '${pathInAnswer}')::text`)
    else await knex.raw(`update stored_answers set body = json_remove(body, '${inAnswer}')`)
  },
}

const inAnswer = "$.booking.basis.book.readings"
const pathInAnswer = "{booking,basis,book,readings}"
