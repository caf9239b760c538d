import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { ChangeRecord } from "../../reference/change-record.ts"
import type { ReferenceKind } from "../../reference/reference-entry.ts"

/** Who changed what the product runs on. Lines are added with the change that they tell of, and never changed. */
export class ChangeLog extends Context.Service<
  ChangeLog,
  {
    /** The newest first; of two of one instant the one with the greater id. */
    readonly list: (asked: ChangeLogRequest) => Effect.Effect<readonly ChangeRecord[]>
  }
>()("mersal/ChangeLog") {}

export interface ChangeLogRequest {
  /** Null: all of them. */
  readonly kind: ReferenceKind | null
  readonly market: MarketId | null
  /** The last line of the page before; null for the first page. */
  readonly after: { readonly at: Instant; readonly id: string } | null
  readonly limit: number
}
