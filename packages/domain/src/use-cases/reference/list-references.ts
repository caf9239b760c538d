import * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import { ReferenceEntries } from "../../ports/driven/reference-entries.ts"
import type { ReferenceKind } from "../../reference/reference-entry.ts"

/** A market's reference data of a kind, present and past (D43). */
export const listReferences = Effect.fn("listReferences")(function* <Kind extends ReferenceKind>(
  kind: Kind,
  market: MarketId,
) {
  const { entries } = yield* (yield* ReferenceEntries).list(kind)
  return entries.filter(({ value }) => value.market === market)
})
