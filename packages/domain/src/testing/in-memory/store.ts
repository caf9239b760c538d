import { type Change, Conflict } from "../../ports/driven/unit-of-work.ts"
import { applyingBookings, bookingTables } from "./bookings.ts"
import { applyingOutbox, outboxTables } from "./outbox.ts"
import { applyingPromoUses, promoUseTables } from "./promo-uses.ts"
import { applyingStoredAnswers, storedAnswerTables } from "./stored-answers.ts"
import type { Applying, Tables } from "./tables.ts"

/** Every area's tables, empty. */
export const emptyStore = () => ({ ...bookingTables(), ...outboxTables(), ...promoUseTables(), ...storedAnswerTables() })

export type InMemoryStore = ReturnType<typeof emptyStore>

const applying: Applying<Change, InMemoryStore> = {
  ...applyingBookings,
  ...applyingOutbox,
  ...applyingPromoUses,
  ...applyingStoredAnswers,
}

/** The store after all changes, or the conflict of the first that does not apply; the store given stays as it was. */
export function withChanges(
  before: InMemoryStore,
  changes: readonly Change[],
): { readonly store: InMemoryStore } | { readonly conflict: Conflict } {
  const store = copyOf(before)
  for (const change of changes) {
    const apply = applying[change.kind] as (store: InMemoryStore, change: Change) => boolean
    if (!apply(store, change)) return { conflict: new Conflict({ change: change.kind }) }
  }
  return { store }
}

const copyOf = <Store extends Tables>(store: Store): Store =>
  Object.fromEntries(Object.entries(store).map(([name, table]) => [name, new Map(table)])) as Readonly<
    Record<string, ReadonlyMap<unknown, unknown>>
  > as Store
