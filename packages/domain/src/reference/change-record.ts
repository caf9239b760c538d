import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { ReferenceEdit } from "./reference-edit.ts"
import type { ReferenceEntry, ReferenceKind } from "./reference-entry.ts"

/** A line of the log of changes: who changed which value, how and when (D43). */
export interface ChangeRecord {
  readonly id: string
  readonly at: Instant
  /** The acting account. */
  readonly by: string
  readonly kind: ReferenceKind
  readonly market: MarketId
  /** The value's id within its kind and market. */
  readonly of: string
  readonly action: ReferenceEdit<ReferenceKind>["action"]
  /** Null for a new one. */
  readonly before: ReferenceEntry | null
  readonly after: ReferenceEntry
}
