import type { Reference } from "../../booking/order/reference.ts"
import type { SlotCapacity } from "../../booking/windows/slot-capacity.ts"
import { placeKey, type SlotPlace } from "../../booking/windows/slot-place.ts"
import type { MarketId } from "../../market/market.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { BookingChange } from "../../ports/driven/changes/booking.ts"
import type { StoredLead } from "../store-inspection.ts"
import { type Applying, isNew } from "./tables.ts"

export const bookingTables = () => ({
  bookings: new Map<Reference, StoredBooking>(),
  leads: new Map<string, StoredLead>(),
  capacities: new Map<string, SlotCapacity & { readonly market: MarketId }>(),
  /** Places taken, by their key. */
  slots: new Map<string, TakenPlaces>(),
})

export interface TakenPlaces {
  readonly place: SlotPlace
  readonly taken: number
}

export const applyingBookings: Applying<BookingChange, ReturnType<typeof bookingTables>> = {
  insertBooking: ({ bookings }, { booking, ownerDigest, belongings }) =>
    isNew(bookings, booking.reference, {
      ...noBelongings,
      ...belongings,
      booking,
      ownerDigest,
      revision: 0,
      log: [],
    }),
  rewriteBooking({ bookings }, { booking, revision, ...held }) {
    const stored = bookings.get(booking.reference)
    if (stored?.revision !== revision) return false
    const { state } = stored.booking
    bookings.set(booking.reference, { ...stored, booking: { ...booking, state }, ...held, revision: revision + 1 })
    return true
  },
  dropHeld({ bookings }, { reference }) {
    const stored = bookings.get(reference)
    if (stored) bookings.set(reference, { ...stored, slot: null, promoCustomer: null, holdEndsAt: null })
    return true
  },
  holdPromo({ bookings }, { reference, customerDigest }) {
    const stored = bookings.get(reference)
    if (stored) bookings.set(reference, { ...stored, promoCustomer: customerDigest })
    return true
  },
  reserveSlot({ slots }, { place, limit }) {
    const taken = slots.get(placeKey(place))?.taken ?? 0
    if (limit !== null && taken >= limit) return false
    slots.set(placeKey(place), { place, taken: taken + 1 })
    return true
  },
  releaseSlot({ slots }, { place }) {
    const taken = slots.get(placeKey(place))?.taken ?? 0
    if (taken > 0) slots.set(placeKey(place), { place, taken: taken - 1 })
    return true
  },
  setCapacity({ capacities }, { market, bookingType, window, capacity }) {
    const key = `${market}|${bookingType}|${window}`
    if (capacity === null) capacities.delete(key)
    else capacities.set(key, { market, bookingType, window, capacity })
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
