import * as Effect from "effect/Effect"
import type { IssuedFor } from "../../ports/driven/money-books.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { sellerOf } from "./seller-of.ts"

/** A document with who sells as it is issued: the settings may name another company afterwards, and the paper may not. */
export const issuedNow = Effect.fnUntraced(function* (document: Omit<IssuedFor, "seller">) {
  const seller = yield* sellerOf(document.series.entity)
  return { kind: "issueDocument", document: { ...document, seller } } satisfies Change
})
