import * as Effect from "effect/Effect"
import type { IssuedFor } from "../../ports/driven/money-books.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { sellerOf } from "./seller-of.ts"

/** A document with its seller at the time of issue: the settings may change afterwards, the document must not. */
export const issuedNow = Effect.fnUntraced(function* (document: Omit<IssuedFor, "seller">) {
  const seller = yield* sellerOf(document.series.entity)
  return { kind: "issueDocument", document: { ...document, seller } } satisfies Change
})
