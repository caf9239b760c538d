import type { BookingChange } from "@mersal/domain/ports/driven/changes/booking"
import { insertNew, insertOf, updateOf } from "../inserts.ts"
import { bookingRow, changeableColumns, slotColumns } from "../rows/booking-row.ts"
import { leadRow } from "../rows/lead-row.ts"
import type { Writing } from "./writing.ts"

export const bookingWrites: Writing<BookingChange> = {
  insertBooking: ({ booking, ownerDigest, belongings }) => [
    insertNew("bookings", {
      ...bookingRow(booking, ownerDigest, belongings),
      now_state: booking.state,
      now_pickup_date: booking.pickupWindow.date,
      now_delivery_date: booking.deliveryWindow.date,
    }),
  ],
  rewriteBooking: ({ booking, revision, slot }) => [
    {
      ...updateOf("bookings", { ...changeableColumns(booking), ...slotColumns(slot), revision: revision + 1 }, {
        reference: booking.reference,
        revision,
      }),
      mustApply: true,
    },
  ],
  dropHeld: ({ reference }) => [{ text: dropHeld, values: [reference] }],
  reserveSlot: ({ place: { slot, zone, date }, limit }) => [
    {
      text: limit === null ? takePlace : `${takePlace} where slot_ledger.taken < ?`,
      values: [zone, slot, slot.slice(0, 2), date, ...(limit === null ? [] : [limit])],
      mustApply: true,
    },
  ],
  releaseSlot: ({ place: { slot, zone } }) => [{ text: giveBack, values: [zone, slot] }],
  saveLead: (saved) => [insertOf("leads", leadRow(saved), unlessClosed)],
  closeLead: ({ leadId, reference }) => [{ text: closeLead, values: [reference, leadId] }],
}

const unlessClosed = `
  (id) do update set market = excluded.market, details = excluded.details, saved_at = excluded.saved_at
  where leads.booked_as is null`

const dropHeld = `
  update bookings set slot = null, slot_zone = null, slot_date = null, promo_customer = null, hold_ends_at = null
  where reference = ?`

const takePlace = `
  insert into slot_ledger (zone, slot, market, date, taken) values (?, ?, ?, ?, 1)
  on conflict (zone, slot) do update set taken = slot_ledger.taken + 1`

const giveBack = "update slot_ledger set taken = taken - 1 where zone = ? and slot = ? and taken > 0"

const closeLead = "update leads set booked_as = ? where id = ? and booked_as is null"
