import type { NamedMigration } from "./named-migration.ts"

/**
 * Indexes for searches among a million bookings: the few that are still under way, the latest ones, drafts that are not
 * booked, the draft of a booking, and rows that are kept for a limited time.
 */
export const largeTables: NamedMigration = {
  name: "2026-11-large-tables",

  async up(knex) {
    for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`)
  },

  async down(knex) {
    for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  },
}

const indexes = {
  bookings_under_way: `bookings (now_pickup_date, reference)
    where now_state not in ('delivered', 'returned', 'cancelled', 'expired')`,
  bookings_by_age: "bookings (market, booked_at, reference)",
  leads_not_booked: "leads (saved_at, id) where booked_as is null",
  leads_of_booking: "leads (booked_as) where booked_as is not null",
  documents_of_company: "payment_documents (company_id) where company_id is not null",
  proofs_by_age: "proofs (stored_at)",
  notes_by_age: "booking_notes (written_at)",
  deliveries_by_age: "webhook_deliveries (happened_at)",
  requests_by_age: "recipient_requests (expires_at)",
} as const
