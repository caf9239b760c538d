import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { Tariff } from "../../pricing/tariff.ts"
import type { TaxRate } from "../../pricing/vat.ts"

/** The dated price lists of a market, in any order. */
export class TariffBook extends Context.Service<
  TariffBook,
  { readonly list: (market: MarketId) => Effect.Effect<readonly Tariff[]> }
>()("mersal/TariffBook") {}

/** The dated VAT rates of a market, in any order. */
export class TaxRates extends Context.Service<
  TaxRates,
  { readonly list: (market: MarketId) => Effect.Effect<readonly TaxRate[]> }
>()("mersal/TaxRates") {}
