import type { MarketId } from "@mersal/domain/market/market"
import type { ReferenceKind, ReferenceValues } from "@mersal/domain/reference/reference-entry"
import type { FormPart } from "../form/form-parts.ts"
import type { FormReader } from "../form/form-reader.ts"
import type { FormState } from "../form/form-state.ts"

/** The kinds that have a form. Rules are made in the rule laboratory instead. */
export type FormKind = Exclude<ReferenceKind, "rules">

/** How a kind is edited. */
export interface KindForm<Kind extends ReferenceKind> {
  readonly parts: readonly FormPart[]
  readonly typed: (value: ReferenceValues[Kind]) => FormState
  readonly read: (reader: FormReader) => ReferenceValues[Kind]
  /** The initial values of a new entry. */
  readonly fresh: (market: MarketId) => FormState
}
