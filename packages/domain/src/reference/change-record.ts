import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { ReferenceEdit } from "./reference-edit.ts"
import type { ReferenceEntry, ReferenceKind } from "./reference-entry.ts"

/** A line of the log of changes: who made what of which value, and when (D43). */
export interface ChangeRecord {
  readonly id: string
  readonly at: Instant
  /** The account that did it. */
  readonly by: string
  readonly kind: ReferenceKind
  readonly market: MarketId
  /** Of the value, within its kind and market. */
  readonly of: string
  readonly action: ReferenceEdit<ReferenceKind>["action"]
  /** Null of a new one. */
  readonly before: ReferenceEntry | null
  readonly after: ReferenceEntry
}
