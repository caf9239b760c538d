import type { Reference } from "../../booking/reference.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OperationsChange } from "../../ports/driven/changes/operations.ts"
import type { Applying } from "./tables.ts"

interface Area extends Readonly<Record<string, ReadonlyMap<unknown, unknown>>> {
  readonly bookings: Map<Reference, StoredBooking>
}

export const applyingOperations: Applying<OperationsChange, Area> = {
  recordEvent({ bookings }, { reference, event }) {
    const stored = bookings.get(reference)
    if (stored?.log.length !== event.order - 1) return false
    const { commandId } = event
    if (commandId !== null && stored.log.some((earlier) => earlier.commandId === commandId)) return false
    bookings.set(reference, { ...stored, log: [...stored.log, event] })
    return true
  },
}
