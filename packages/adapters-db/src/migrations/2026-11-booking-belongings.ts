import type { Knex } from "knex"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"

/**
 * A booking's owner (account or company), its place in a pick-up window, its use of a promo, the hold that waits for
 * its payment, and its last order time. For bookings stored earlier, the last order time is set to the beginning of the
 * window.
 */
export const bookingBelongings: NamedMigration = {
  name: "2026-11-booking-belongings",

  async up(knex) {
    await knex.schema.alterTable("bookings", (table) => {
      table.bigInteger("order_by").notNullable().defaultTo(0)
      for (const column of ["account_id", "company_id", "cost_centre", "booker_email", "booker_phone"])
        table.text(column)
      for (const column of ["promo_code", "promo_customer", "slot", "slot_zone", "slot_date"]) table.text(column)
      table.bigInteger("hold_ends_at")
      table.integer("is_sandbox").notNullable().defaultTo(0)
      table.integer("revision").notNullable().defaultTo(0)
    })
    const booker = isPostgres(knex)
      ? (name: string) => `customer::json->>'${name}'`
      : (name: string) => `json_extract(customer, '$.${name}')`
    await knex.raw(
      `update bookings set order_by = pickup_start, booker_email = lower(${booker("email")}), booker_phone = ${booker("phone")}`,
    )
    for (const [name, columns] of Object.entries(indexes))
      await knex.raw(`create index ${name} on bookings (${columns}) where ${columns.split(",")[0]} is not null`)
    await knex.raw("drop index bookings_owner_digest_index")
    await completeAnswers(knex)

    await knex.schema.createTable("slot_capacities", (table) => {
      for (const column of ["market", "booking_type"]) table.text(column).notNullable()
      table.text("window_id").notNullable().defaultTo("*")
      table.integer("capacity").notNullable()
      table.primary(["market", "booking_type", "window_id"])
    })
    await knex.schema.alterTable("stored_answers", (table) => {
      table.bigInteger("kept_until").notNullable().defaultTo(0)
      table.index("kept_until", "answers_by_end")
    })
    await knex.raw("update stored_answers set kept_until = stored_at + 86400000")
  },

  async down(knex) {
    await knex.raw("drop index answers_by_end")
    await knex.raw("alter table stored_answers drop column kept_until")
    await knex.schema.dropTable("slot_capacities")
    await shortenAnswers(knex)
    await knex.raw("create index bookings_owner_digest_index on bookings (owner_digest)")
    for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
    for (const column of columns) await knex.raw(`alter table bookings drop column ${column}`)
  },
}

/**
 * Lists read from the newest booking on, claims and searches look up a booker, and the job for holds looks up those
 * that have run out.
 */
const indexes = {
  bookings_of_guest: "owner_digest, booked_at, reference",
  bookings_of_account: "account_id, booked_at, reference",
  bookings_of_company: "company_id, booked_at, reference",
  bookings_by_email: "booker_email",
  bookings_by_phone: "booker_phone",
  bookings_by_hold: "hold_ends_at",
}

const columns = [
  "order_by",
  "account_id",
  "company_id",
  "cost_centre",
  "booker_email",
  "booker_phone",
  "promo_code",
  "promo_customer",
  "slot",
  "slot_zone",
  "slot_date",
  "hold_ends_at",
  "is_sandbox",
  "revision",
]

/** An answer that is stored for its Idempotency-Key holds a copy of its booking. */
async function completeAnswers(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    const start = "body::jsonb #> '{booking,pickupWindow,start}'"
    const orderBy = `jsonb_set(body::jsonb, '{booking,orderBy}', ${start})`
    // A database that was taken back to here may hold answers to other calls, without a booking.
    await knex.raw(
      `update stored_answers set body = jsonb_set(${orderBy}, '{booking,promoCode}', 'null')::text where ${start} is not null`,
    )
    return
  }
  const orderBy = "'$.booking.orderBy', json_extract(body, '$.booking.pickupWindow.start')"
  await knex.raw(`update stored_answers set body = json_set(body, ${orderBy}, '$.booking.promoCode', json('null'))`)
}

async function shortenAnswers(knex: Knex): Promise<void> {
  await knex.raw(
    isPostgres(knex)
      ? "update stored_answers set body = (body::jsonb #- '{booking,orderBy}' #- '{booking,promoCode}')::text"
      : "update stored_answers set body = json_remove(body, '$.booking.orderBy', '$.booking.promoCode')",
  )
}
