import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import type { MarketId } from "../../market/market.ts"
import { TaxRates } from "../../ports/driven/price-lists.ts"
import { rowInForce } from "../../pricing/dated-row.ts"

/** A market's VAT rate in force and future ones (section 7, GET /taxes/retrieve; D17). */
export const readTaxes = Effect.fn("readTaxes")(function* ({ market }: { readonly market: MarketId }) {
  const today = todayIn(market, yield* Clock.currentTimeMillis)
  const rates = yield* (yield* TaxRates).list(market)
  const inForce = rowInForce(rates, today)
  // No edit removes a market's last rate, so a missing one is a bug and not something a customer could solve.
  if (!inForce) return yield* Effect.die(new Error(`No VAT rate in force for ${market} on ${today}`))
  const following = rates.filter(({ validFrom }) => validFrom > today)
  return [inForce, ...following.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))]
})
