import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { ChangeRecord } from "../../reference/change-record.ts"
import type { ReferenceKind } from "../../reference/reference-entry.ts"

/** Who changed which reference data. Lines are added together with their change, and never altered. */
export class ChangeLog extends Context.Service<
  ChangeLog,
  {
    /** The newest first; of two with the same instant, the one with the greater id. */
    readonly list: (asked: ChangeLogRequest) => Effect.Effect<readonly ChangeRecord[]>
  }
>()("mersal/ChangeLog") {}

export interface ChangeLogRequest {
  /** Null: all of them. */
  readonly kind: ReferenceKind | null
  readonly market: MarketId | null
  /** The last line of the previous page; null for the first. */
  readonly after: { readonly at: Instant; readonly id: string } | null
  readonly limit: number
}
