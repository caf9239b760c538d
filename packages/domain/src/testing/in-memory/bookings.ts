import type { Reference } from "../../booking/reference.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { BookingChange } from "../../ports/driven/changes/booking.ts"
import type { StoredLead } from "../store-inspection.ts"
import { type Applying, isNew } from "./tables.ts"

export const bookingTables = () => ({
  bookings: new Map<Reference, StoredBooking>(),
  leads: new Map<string, StoredLead>(),
})

export const applyingBookings: Applying<BookingChange, ReturnType<typeof bookingTables>> = {
  insertBooking: ({ bookings }, { booking, ownerDigest }) =>
    isNew(bookings, booking.reference, { booking, ownerDigest, events: [] }),
  appendEvent({ bookings }, { reference, event }) {
    const stored = bookings.get(reference)
    if (!stored) throw new Error(`No booking ${reference} to append an event to`)
    if (stored.events.some(({ order }) => order === event.order)) return false
    const events = [...stored.events, event].sort((a, b) => a.order - b.order)
    bookings.set(reference, { ...stored, events })
    return true
  },
  saveLead({ leads }, { leadId, lead, at }) {
    const isClosed = (leads.get(leadId)?.bookedAs ?? null) !== null
    if (!isClosed) leads.set(leadId, { leadId, lead, savedAt: at, bookedAs: null })
    return true
  },
  closeLead({ leads }, { leadId, reference }) {
    const stored = leads.get(leadId)
    if (stored?.bookedAs === null) leads.set(leadId, { ...stored, bookedAs: reference })
    return true
  },
}
