import type { BookingChange } from "@mersal/domain/ports/driven/changes/booking"
import { insertNew, insertOf, updateOf } from "../database/inserts.ts"
import { bookingRow, changeableColumns, slotColumns } from "../rows/booking-row.ts"
import { leadRow } from "../rows/lead-row.ts"
import { slotWrites } from "./slot-ledger.ts"
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
  rewriteBooking: ({ booking, revision, slot, pricedWindow }) => [
    {
      ...updateOf(
        "bookings",
        { ...changeableColumns(booking), ...slotColumns(slot), priced_window: pricedWindow, revision: revision + 1 },
        {
          reference: booking.reference,
          revision,
        },
      ),
      mustApply: true,
    },
  ],
  dropHeld: ({ reference }) => [{ text: dropHeld, values: [reference] }],
  holdPromo: ({ reference, customerDigest }) => [
    { text: "update bookings set promo_customer = ? where reference = ?", values: [customerDigest, reference] },
  ],
  ...slotWrites,
  setCapacity: ({ market, bookingType, window, capacity }) => {
    const key = { market, booking_type: bookingType, window_id: window ?? "*" }
    return [
      capacity === null
        ? { text: dropCapacity, values: Object.values(key) }
        : insertOf("slot_capacities", { ...key, capacity }, inItsPlace),
    ]
  },
  saveLead: (saved) => [insertOf("leads", leadRow(saved), unlessClosed)],
  closeLead: ({ leadId, reference }) => [{ text: closeLead, values: [reference, leadId] }],
}

const unlessClosed = `
  (id) do update set market = excluded.market, details = excluded.details, saved_at = excluded.saved_at
  where leads.booked_as is null`

const dropHeld = `
  update bookings set slot = null, slot_zone = null, slot_date = null, promo_customer = null, hold_ends_at = null
  where reference = ?`

const dropCapacity = "delete from slot_capacities where market = ? and booking_type = ? and window_id = ?"

const inItsPlace = "(market, booking_type, window_id) do update set capacity = excluded.capacity, ended_at = null"

const closeLead = "update leads set booked_as = ? where id = ? and booked_as is null"
