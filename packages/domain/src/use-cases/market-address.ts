import * as Effect from "effect/Effect"
import type { MarketId } from "../market/market.ts"
import { Product } from "../ports/driven/product.ts"

/**
 * The address of a market's own hosts, else that of the product (D2). Whatever leads somebody to a booking leads there: the
 * host decides the currency, how a phone is read and by which gateway is paid.
 */
export const addressOf = Effect.fnUntraced(function* (market: MarketId) {
  const { baseUrl, marketUrls } = yield* Product
  return marketUrls?.[market] ?? baseUrl
})
