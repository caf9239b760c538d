import type { Reference } from "../booking/reference.ts"
import type { StoredBooking } from "../ports/driven/bookings.ts"
import { type Change, Conflict, type OutboxMessage, type StoredAnswer } from "../ports/driven/unit-of-work.ts"
import type { StoredLead } from "./store-inspection.ts"

export interface InMemoryStore {
  readonly bookings: Map<Reference, StoredBooking>
  readonly leads: Map<string, StoredLead>
  readonly answers: Map<string, StoredAnswer>
  readonly outbox: Map<string, OutboxMessage>
}

export const emptyStore = (): InMemoryStore => ({
  bookings: new Map(),
  leads: new Map(),
  answers: new Map(),
  outbox: new Map(),
})

/** The store after all changes, or the conflict of the first that does not apply; the store given stays as it was. */
export function withChanges(
  before: InMemoryStore,
  changes: readonly Change[],
): { readonly store: InMemoryStore } | { readonly conflict: Conflict } {
  const store: InMemoryStore = {
    bookings: new Map(before.bookings),
    leads: new Map(before.leads),
    answers: new Map(before.answers),
    outbox: new Map(before.outbox),
  }
  for (const change of changes) {
    if (!apply(store, change)) return { conflict: new Conflict({ change: change.kind }) }
  }
  return { store }
}

/** Whether the change applied. */
function apply(store: InMemoryStore, change: Change): boolean {
  switch (change.kind) {
    case "insertBooking": {
      const { booking, ownerDigest } = change
      return isNew(store.bookings, booking.reference, { booking, ownerDigest, events: [] })
    }
    case "appendEvent": {
      const stored = store.bookings.get(change.reference)
      if (!stored) throw new Error(`No booking ${change.reference} to append an event to`)
      if (stored.events.some((event) => event.order === change.event.order)) return false
      const events = [...stored.events, change.event].sort((a, b) => a.order - b.order)
      store.bookings.set(change.reference, { ...stored, events })
      return true
    }
    case "enqueue":
      isNew(store.outbox, change.message.id, change.message)
      return true
    case "saveLead": {
      const { leadId, lead, at } = change
      const isClosed = (store.leads.get(leadId)?.bookedAs ?? null) !== null
      if (!isClosed) store.leads.set(leadId, { leadId, lead, savedAt: at, bookedAs: null })
      return true
    }
    case "closeLead": {
      const stored = store.leads.get(change.leadId)
      if (stored?.bookedAs === null) store.leads.set(change.leadId, { ...stored, bookedAs: change.reference })
      return true
    }
    case "storeAnswer":
      return isNew(store.answers, change.answer.key, change.answer)
  }
}

function isNew<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): boolean {
  if (map.has(key)) return false
  map.set(key, value)
  return true
}
