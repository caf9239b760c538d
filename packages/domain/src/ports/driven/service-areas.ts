import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { ServiceArea } from "../../places/service-area.ts"

/** A market's service areas, which do not overlap (D21). */
export class ServiceAreas extends Context.Service<
  ServiceAreas,
  { readonly list: (market: MarketId) => Effect.Effect<readonly ServiceArea[]> }
>()("mersal/ServiceAreas") {}
