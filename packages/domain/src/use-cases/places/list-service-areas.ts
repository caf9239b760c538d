import * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"

/** The areas a market serves (section 7, GET /polygon/details). */
export const listServiceAreas = Effect.fn("listServiceAreas")(function* (request: { readonly market: MarketId }) {
  const areas = yield* ServiceAreas
  return yield* areas.list(request.market)
})
