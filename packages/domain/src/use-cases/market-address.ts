import * as Effect from "effect/Effect"
import type { MarketId } from "../market/market.ts"
import { Product } from "../ports/driven/product.ts"
import type { Caller } from "./caller.ts"

/**
 * The address of a market's own hosts, else that of the product (D2). Whatever leads somebody to a booking leads there: the
 * host decides the currency, how a phone is read and by which gateway is paid.
 */
export const addressOf = Effect.fnUntraced(function* (market: MarketId) {
  const { baseUrl, marketUrls } = yield* Product
  return marketUrls?.[market] ?? baseUrl
})

/**
 * The address of the market whose host was called, else that of the product: for whoever is written to and has no market
 * of his own. It is always one of the settings (D2).
 */
export const addressCalled = Effect.fnUntraced(function* ({ origin }: Pick<Caller, "origin">) {
  const { baseUrl, marketUrls } = yield* Product
  return Object.values(marketUrls ?? {}).find((url) => url === origin) ?? baseUrl
})
