import * as Effect from "effect/Effect"
import type { MarketId } from "../market/market.ts"
import { Product } from "../ports/driven/product.ts"
import type { Caller } from "./caller.ts"

/**
 * The address of a market's own hosts, otherwise the product's (D2). Links to a booking use it, because the host
 * decides the currency, how phones are read, and the gateway.
 */
export const addressOf = Effect.fnUntraced(function* (market: MarketId) {
  const { baseUrl, marketUrls } = yield* Product
  return marketUrls?.[market] ?? baseUrl
})

/**
 * The address of the market whose host was called, otherwise the product's: for recipients of messages without a market
 * of their own. It is always one of the settings (D2).
 */
export const addressCalled = Effect.fnUntraced(function* ({ origin }: Pick<Caller, "origin">) {
  const { baseUrl, marketUrls } = yield* Product
  return Object.values(marketUrls ?? {}).find((url) => url === origin) ?? baseUrl
})
