import type { BookingChange } from "@mersal/domain/ports/driven/changes/booking"
import { insertNew, insertOf } from "../inserts.ts"
import { bookingRow } from "../rows/booking-row.ts"
import { leadRow } from "../rows/lead-row.ts"
import { eventRow } from "../rows/tracking-event-row.ts"
import type { Writing } from "./writing.ts"

export const bookingWrites: Writing<BookingChange> = {
  insertBooking: ({ booking, ownerDigest }) => [insertNew("bookings", bookingRow(booking, ownerDigest))],
  appendEvent: ({ reference, event }) => [insertNew("tracking_events", eventRow(reference, event))],
  saveLead: (saved) => [insertOf("leads", leadRow(saved), unlessClosed)],
  closeLead: ({ leadId, reference }) => [{ text: closeLead, values: [reference, leadId] }],
}

const unlessClosed = `
  (id) do update set market = excluded.market, details = excluded.details, saved_at = excluded.saved_at
  where leads.booked_as is null`

const closeLead = "update leads set booked_as = ? where id = ? and booked_as is null"
