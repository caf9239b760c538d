import type { NamedMigration } from "./named-migration.ts"

/**
 * Bookings of a date in the order in which they were booked. In the order of their references, which are random, each
 * new booking changed a page of its own in every such index, and all of these were written to the disk before it was
 * answered.
 */
export const datesInOrder: NamedMigration = {
  name: "2026-11-dates-in-order",

  async up(knex) {
    for (const [name, { now }] of Object.entries(indexes)) {
      await knex.raw(`drop index ${name}`)
      await knex.raw(`create index ${name} on ${now}`)
    }
  },

  async down(knex) {
    for (const [name, { before }] of Object.entries(indexes)) {
      await knex.raw(`drop index ${name}`)
      await knex.raw(`create index ${name} on ${before}`)
    }
  },
}

const underWay = "now_state not in ('delivered', 'returned', 'cancelled', 'expired')"

const indexes = {
  bookings_by_pickup_date: {
    before: "bookings (now_pickup_date, reference)",
    now: "bookings (now_pickup_date, booked_at, reference)",
  },
  bookings_under_way: {
    before: `bookings (now_pickup_date, reference) where ${underWay}`,
    now: `bookings (now_pickup_date, booked_at, reference) where ${underWay}`,
  },
  // Only ever asked for a date: nothing is read in its order.
  bookings_by_delivery_date: {
    before: "bookings (now_delivery_date, reference)",
    now: "bookings (now_delivery_date)",
  },
} as const
