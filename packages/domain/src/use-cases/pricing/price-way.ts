import * as Effect from "effect/Effect"
import { bookReference, todayIn } from "../../booking/windows/market-schedule.ts"
import type { Instant } from "../../calendar/zone.ts"
import { DistanceMeter } from "../../ports/driven/distance-meter.ts"
import { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import { rowInForce } from "../../pricing/dated-row.ts"
import type { PriceInputs } from "../../pricing/quote.ts"
import { type PriceFacts, quotePrice } from "../../pricing/quote-price.ts"
import type { ServedWay } from "../places/resolve-way.ts"
import { requireRoute, rulesInForce } from "../windows/market-basis.ts"

/** The price list and the VAT of a market on the date of this instant. */
export const listsInForce = Effect.fnUntraced(function* (market: PriceInputs["market"], now: Instant) {
  const tariffs = yield* TariffBook
  const taxes = yield* TaxRates
  const today = todayIn(market, now)
  const tariff = rowInForce(yield* tariffs.list(market), today)
  const tax = rowInForce(yield* taxes.list(market), today)
  // A market is opened by seeding its lists, so missing ones are a bug and not something a customer could solve.
  if (!tariff || !tax)
    return yield* Effect.die(new Error(`No price list or VAT rate in force for ${market} on ${today}`))
  return { tariff, vatPercent: tax.percent }
})

/**
 * Everything the server knows for pricing a route, read once for all booking types. A route that is not served has no
 * price.
 */
export const priceFacts = Effect.fnUntraced(function* (market: PriceInputs["market"], way: ServedWay, now: Instant) {
  const lists = yield* listsInForce(market, now)
  const meter = yield* DistanceMeter
  const rules = yield* rulesInForce(market, now)
  yield* requireRoute(rules, way)
  const { distanceKm, isEstimate } = yield* meter.between(way.pickup, way.dropOff)
  const facts: PriceFacts = {
    ...lists,
    distanceKm,
    ...(!isEstimate && { byRoad: true }),
    areas: way.areas,
    book: bookReference(rules),
    now,
  }
  return facts
})

export const priceWay = Effect.fnUntraced(function* (inputs: PriceInputs, way: ServedWay, now: Instant) {
  return quotePrice(inputs, yield* priceFacts(inputs.market, way, now))
})
