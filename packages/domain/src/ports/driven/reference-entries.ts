import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ReferenceEntry, ReferenceKind } from "../../reference/reference-entry.ts"

/** What admins edit, as it is kept. It is written by `UnitOfWork` only. */
export class ReferenceEntries extends Context.Service<
  ReferenceEntries,
  { readonly list: <Kind extends ReferenceKind>(kind: Kind) => Effect.Effect<ReferenceList<Kind>> }
>()("mersal/ReferenceEntries") {}

/** Every entry of a kind, of all markets, ended ones too. */
export interface ReferenceList<Kind extends ReferenceKind> {
  /** Another one after each write to any of them, whoever wrote. */
  readonly version: number
  readonly entries: readonly ReferenceEntry<Kind>[]
}
