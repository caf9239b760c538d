import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ReferenceEntry, ReferenceKind } from "../../reference/reference-entry.ts"

/** Reads stored reference data, which admins edit. Only `UnitOfWork` writes it. */
export class ReferenceEntries extends Context.Service<
  ReferenceEntries,
  { readonly list: <Kind extends ReferenceKind>(kind: Kind) => Effect.Effect<ReferenceList<Kind>> }
>()("mersal/ReferenceEntries") {}

/** Every entry of a kind, in all markets, including ended ones. */
export interface ReferenceList<Kind extends ReferenceKind> {
  /** Differs after each write to any of them. */
  readonly version: number
  readonly entries: readonly ReferenceEntry<Kind>[]
}
