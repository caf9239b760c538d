import * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { Seller } from "../../paper/seller.ts"
import { Product } from "../../ports/driven/product.ts"

/** The seller that the settings name for a market; the product's name if they name none. */
export const sellerOf = Effect.fnUntraced(function* (market: MarketId) {
  const { name, sellers } = yield* Product
  return sellers?.[market] ?? ({ name, address: "", taxNumber: "" } satisfies Seller)
})
