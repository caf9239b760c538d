import type { MarketId } from "@mersal/domain/market/market"
import type { ReferenceEntry } from "@mersal/domain/reference/reference-entry"
import type { FormState } from "./form/form-state.ts"
import type { FormKind } from "./kinds/kind-form.ts"

/* An admin's unsaved input, so that neither Back nor a reload loses it. This tab stores one form per kind and
   market, until it is saved or cancelled. */

export interface UnsentEntry<Kind extends FormKind> {
  /** The entry when it was opened; null for a new one. The server detects changes made meanwhile. */
  readonly entry: ReferenceEntry<Kind> | null
  readonly form: FormState
}

const keyOf = (kind: FormKind, market: MarketId): string => `mersal.unsentEntry.${market}.${kind}`

type Storing = Pick<Storage, "getItem" | "setItem" | "removeItem">

export function keepUnsentEntry<Kind extends FormKind>(
  kind: Kind,
  market: MarketId,
  unsent: UnsentEntry<Kind>,
  storage: Storing,
): void {
  try {
    storage.setItem(keyOf(kind, market), JSON.stringify(unsent))
  } catch {
    // A browser that refuses storage begins again.
  }
}

/** The last typed input; null if there is none or it cannot be read. */
export function unsentEntry<Kind extends FormKind>(
  kind: Kind,
  market: MarketId,
  storage: Storing,
): UnsentEntry<Kind> | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(kind, market)) ?? "null") as Partial<UnsentEntry<Kind>> | null
    const { texts, rows, rings } = kept?.form ?? {}
    return kept && texts && rows && rings ? { entry: kept.entry ?? null, form: { texts, rows, rings } } : null
  } catch {
    return null
  }
}

export function forgetUnsentEntry(kind: FormKind, market: MarketId, storage: Storing): void {
  try {
    storage.removeItem(keyOf(kind, market))
  } catch {
    // Nothing is stored.
  }
}
